import type { Attachment, AttachmentEntity } from '@turoos/contract';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { legible } from '@/ui/Code';

const screens: { [K in AttachmentEntity]?: LinkProps['to'] } = {
  products: '/products/$id',
  sales: '/sales/$id',
  invoices: '/sales/$id',
  customers: '/customers/$id',
  suppliers: '/suppliers/$id',
  purchases: '/purchases/$id',
};

/** A link to the record a file is attached to. */
export function EntityLink({ attachment }: { attachment: Attachment }) {
  const { entityType, entityId, entityName } = attachment;
  const to = screens[entityType];
  if (!to) return <bdi>{legible(entityName)}</bdi>;
  return (
    <Link to={to} params={{ id: entityId }} className="relative z-1 w-fit text-accent-strong hover:underline">
      <bdi>{legible(entityName)}</bdi>
    </Link>
  );
}
