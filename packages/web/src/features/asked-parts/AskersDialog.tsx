import {
  askedPartsApi,
  askedPartStatus,
  askedTimeStatus,
  type AskedPart,
  type Asker,
} from '@turoos/contract';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { StatusBadge, StatusMark } from '@/ui/Badge';
import { legible, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { InShop } from './asked-part-columns';
import { carOf } from './asked-words';

/** Who asked for a part, when, for which car, and what became of it. */
export default function AskersDialog({ subject, open, onClose }: SubjectDialogProps<AskedPart>) {
  const { _id: id, asked, times, quantity, status, part } = subject;
  const askers = useData('asked-parts', askedPartsApi.askers, { params: { id } });
  return (
    <Dialog open={open} onClose={onClose} title={asked}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          facts={[
            { name: 'مرات الطلب', value: formatNumber(times) },
            { name: 'الكمية', value: formatNumber(quantity) },
            { name: 'القرار', value: <StatusBadge status={askedPartStatus[status]} /> },
            { name: 'في المتجر الآن', value: part && <InShop part={part} /> },
          ]}
        />
        <QueryBoundary query={askers} title="فشل في تحميل الطلبات" waiting={<Skeleton className="h-40" />}>
          {(rows) => (
            <ul aria-label="من طلبها" className="divide-y divide-line rounded-lg border border-line">
              {rows.map((asker) => (
                <Row key={asker._id} asker={asker} />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}

function Row({ asker }: { asker: Asker }) {
  const { customer, name, phone, quantity, askedAt, by, note, status } = asker;
  const about = [carOf(asker), note].filter(Boolean).join('، ');
  return (
    <li className="flex flex-col gap-1 p-3">
      <span className="flex flex-wrap items-baseline gap-x-3">
        {customer ? (
          <Link
            to="/customers/$id"
            params={{ id: customer._id }}
            className="text-accent-strong hover:underline"
          >
            {legible(customer.name)}
          </Link>
        ) : (
          name && <span>{legible(name)}</span>
        )}
        {phone && <Phone className="text-sm text-muted">{phone}</Phone>}
        <span className="text-sm">الكمية {formatNumber(quantity)}</span>
        <span className="ms-auto">
          <StatusMark status={askedTimeStatus[status]} normal={status !== 'arrived'} />
        </span>
      </span>
      {about && <span className="text-sm">{legible(about)}</span>}
      <span className="text-sm text-muted">
        <bdi>{formatDateTime(askedAt)}</bdi>، {legible(by)}
      </span>
    </li>
  );
}
