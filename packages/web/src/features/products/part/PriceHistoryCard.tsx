import { pricesApi, type PartDetail, type PastPrice } from '@turoos/contract';
import { Undo2 } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

const names: Readonly<Record<string, string>> = { sellingPrice: 'سعر البيع', wholesalePrice: 'سعر الجملة' };

const amount = (cents: number | null) =>
  cents === null ? <span className="text-muted">بلا سعر</span> : <Money usd={cents} at="today" />;

const columns: readonly Column<PastPrice>[] = [
  { id: 'at', header: 'الوقت', primary: true, cell: ({ at }) => formatDateTime(at) },
  { id: 'which', header: 'السعر', cell: ({ which }) => names[which] ?? `سعر ${which}` },
  { id: 'before', header: 'كان', cell: ({ before }) => amount(before) },
  { id: 'after', header: 'صار', cell: ({ after }) => amount(after) },
  { id: 'by', header: 'غيّره', cell: ({ by }) => legible(by) },
];

/** Every change of the part's prices, newest first. */
export function PriceHistoryCard({ part }: { part: PartDetail }) {
  const mayPrice = useCan('products:update');
  const history = useData('products', pricesApi.history, { params: { id: part._id } });
  return (
    <Section
      title="تاريخ الأسعار"
      className="mt-4"
      actions={
        mayPrice && (
          <LinkButton to="/prices" size="sm" icon={Undo2}>
            تغييرات الأسعار
          </LinkButton>
        )
      }
    >
      <QueryBoundary
        query={history}
        title="فشل في جلب تاريخ الأسعار"
        waiting={<Skeleton className="h-16 w-full" />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <p className="text-muted">لم يتغير سعر هذا المنتج منذ إضافته.</p>
          ) : (
            <div className="overflow-clip rounded-md border border-line">
              <Table
                label="تاريخ الأسعار"
                columns={columns}
                rows={changes}
                rowKey={({ at, which }) => `${at.toISOString()} ${which}`}
              />
            </div>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
