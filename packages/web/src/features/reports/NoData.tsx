import { reportsTexts, type Right } from '@turoos/contract';
import { FileBarChart } from 'lucide-react';
import type { LinkProps } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

const firstOnes = {
  sale: { label: 'بيع جديد', right: 'sales:create', to: '/sales', search: { new: '1' } },
  customer: { label: 'إضافة عميل', right: 'customers:create', to: '/customers/new' },
  part: { label: 'إضافة منتج', right: 'products:create', to: '/products', search: { create: '1' } },
} satisfies Record<string, { label: string; right: Right } & Pick<LinkProps, 'to' | 'search'>>;

/** The empty state of a report without any data yet, with the way to the first record it would show. */
export function NoData({ message, first }: { message: string; first: keyof typeof firstOnes }) {
  const { label, right, ...target } = firstOnes[first];
  const permit = usePermit(right);
  return (
    <EmptyState
      icon={FileBarChart}
      title={reportsTexts.noData}
      message={message}
      action={
        <LinkButton {...target} disabledReason={permit.reason}>
          {label}
        </LinkButton>
      }
    />
  );
}
