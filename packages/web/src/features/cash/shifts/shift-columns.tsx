import { shiftStatus, type Shift } from '@turoos/contract';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { refusedCountsName } from '@turoos/pdf/shift-sheet';
import { Amount } from '@/shared/money/Amount';
import { Badge, StatusMark } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

export const shiftColumns: readonly Column<Shift>[] = [
  {
    id: 'drawer',
    header: 'الصندوق',
    primary: true,
    cell: ({ drawer, zNumber }) => (
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {legible(drawer.name)}
        {zNumber !== null && <Code className="text-sm text-muted">{`Z ${zNumber}`}</Code>}
      </span>
    ),
  },
  {
    id: 'openedAt',
    header: 'فُتحت',
    sortable: true,
    phone: 'code',
    cell: ({ openedAt }) => <bdi>{formatDateTime(openedAt)}</bdi>,
  },
  {
    id: 'closedAt',
    header: 'أُقفلت',
    cell: ({ closedAt }) => closedAt && <bdi>{formatDateTime(closedAt)}</bdi>,
  },
  {
    id: 'people',
    header: 'العاملون',
    phone: 'note',
    cell: ({ people }) => legible(people.map(({ name }) => name).join('، ')),
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'amount',
    cell: ({ status }) => <StatusMark status={shiftStatus[status]} normal={status === 'closed'} />,
  },
  {
    id: 'openingDifferences',
    header: 'فرق الافتتاح',
    cell: (shift) => <OpeningDifferences shift={shift} />,
  },
  {
    id: 'differences',
    header: 'فرق الإقفال',
    phone: 'badge',
    cell: (shift) => <Differences shift={shift} />,
  },
];

/** Flags a shift that began with another amount than the last one left; an even one needs no mark. */
export const OpeningDifferences = ({ shift: { openingDifferences, openingReason } }: { shift: Shift }) => (
  <span className="flex flex-wrap items-center gap-1" title={openingReason}>
    <Uneven amounts={unevenOf(openingDifferences ?? [])} />
  </span>
);

/** Flags a shift whose count differed at its close, or was sent back before; an even one needs no mark. */
export function Differences({ shift: { differences, reason, refusedCounts } }: { shift: Shift }) {
  if (differences === null) return null;
  const uneven = unevenOf(differences);
  return (
    <span className="flex flex-wrap items-center gap-1" title={reason}>
      {uneven.length === 0 && <span className="text-faint">لا فرق</span>}
      <Uneven amounts={uneven} />
      {refusedCounts > 0 && (
        <Badge tone="warning">
          {refusedCountsName}:&nbsp;{formatNumber(refusedCounts)}
        </Badge>
      )}
    </span>
  );
}

type Amounts = NonNullable<Shift['differences']>;

export const unevenOf = (amounts: Amounts): Amounts => amounts.filter(({ amount }) => amount !== 0);

const Uneven = ({ amounts }: { amounts: Amounts }) =>
  amounts.map(({ currency, amount }) => (
    <Badge key={currency} tone={amount < 0 ? 'danger' : 'warning'}>
      {amount < 0 ? 'عجز' : 'زيادة'}&nbsp;
      <Amount currency={currency} amount={Math.abs(amount)} />
    </Badge>
  ));
