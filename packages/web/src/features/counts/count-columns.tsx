import { countTypes, type Count } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { createdColumn, numberColumn, statusColumn } from '@/shared/workflow/document-columns';
import { Badge } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { countKind } from './count-kind';

export const countColumns: readonly Column<Count>[] = [
  numberColumn(countKind, 'رقم الجرد'),
  {
    id: 'warehouse',
    header: 'المستودع',
    width: '40%',
    phone: 'note',
    cell: ({ warehouseName }) => <Clipped text={warehouseName} />,
  },
  {
    id: 'type',
    header: 'النوع',
    cell: ({ countType, isBlind }) => (
      <span className="whitespace-nowrap">{`${countTypes[countType]}${isBlind ? ' · أعمى' : ''}`}</span>
    ),
  },
  { id: 'countedBy', header: 'القائم بالجرد', optional: true, cell: ({ countedByName }) => countedByName },
  { id: 'progress', header: 'تم عدّه', phone: 'amount', cell: (count) => <Counted count={count} /> },
  {
    id: 'accuracy',
    header: 'الدقة',
    optional: true,
    cell: ({ systemHidden, summary }) =>
      !systemHidden && summary.countedItems > 0 && `${formatNumber(summary.accuracyPercentage)}%`,
  },
  {
    id: 'difference',
    header: 'قيمة الفرق',
    isCost: true,
    cell: ({ systemHidden, summary, usd_to_yer }) =>
      !systemHidden &&
      summary.totalVarianceValue !== 0 && (
        <span className="block w-max">
          <Money usd={summary.totalVarianceValue} at={usd_to_yer} />
        </span>
      ),
  },
  { ...createdColumn, sortable: false, optional: true },
  {
    id: 'adjustments',
    header: 'تسويات معلقة',
    cell: ({ adjustments: { pending } }) =>
      pending > 0 && <Badge tone="warning">{formatNumber(pending)}</Badge>,
  },
  statusColumn(countKind, ['completed']),
];

const Counted = ({ count: { summary } }: { count: Count }) => (
  <span className="flex items-center gap-2 whitespace-nowrap">
    <span className="block w-14 shrink-0 max-sm:hidden">
      <progress
        aria-hidden="true"
        className="progress"
        max={summary.totalItems || 1}
        value={summary.countedItems}
      />
    </span>
    <span>{`${formatNumber(summary.countedItems)} من ${formatNumber(summary.totalItems)}`}</span>
  </span>
);
