import { askedPartStatus, type AskedPart } from '@turoos/contract';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { StatusBadge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { InShop } from './asked-part-columns';

/** Who asked for a part, when, and what was noted; a phone's row has no room for it. */
export default function AskedPartDialog({ subject, open, onClose }: SubjectDialogProps<AskedPart>) {
  const { asked, times, status, part, recent } = subject;
  return (
    <Dialog open={open} onClose={onClose} title={asked}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          facts={[
            { name: 'مرات الطلب', value: formatNumber(times) },
            { name: 'القرار', value: <StatusBadge status={askedPartStatus[status]} /> },
            { name: 'في المتجر الآن', value: part && <InShop part={part} /> },
          ]}
        />
        <ul aria-label="آخر من طلبها" className="divide-y divide-line rounded-lg border border-line">
          {recent.map(({ askedAt, by, customer, note }) => (
            <li key={askedAt.getTime()} className="flex flex-col gap-1 p-3">
              <span className="flex flex-wrap justify-between gap-x-4">
                {customer && (
                  <Link
                    to="/customers/$id"
                    params={{ id: customer._id }}
                    className="text-accent-strong hover:underline"
                  >
                    {legible(customer.name)}
                  </Link>
                )}
                <span className="text-sm text-muted">
                  <bdi>{formatDateTime(askedAt)}</bdi>، {legible(by)}
                </span>
              </span>
              {note && <span className="text-sm">{legible(note)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
