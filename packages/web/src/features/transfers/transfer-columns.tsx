import { quantitiesText, transferPriority, type Transfer } from '@turoos/contract';
import { firstAndOthers } from '@/lib/format/other-items';
import { createdColumn, numberColumn, statusColumn } from '@/shared/workflow/document-columns';
import { StatusBadge } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { transferKind } from './transfer-kind';

const wayOf = ({ fromWarehouse, toWarehouse }: Transfer) => `${fromWarehouse.name} إلى ${toWarehouse.name}`;
const itemsOf = ({ items }: Transfer) =>
  `${firstAndOthers(items.map(({ productName }) => productName))} (${quantitiesText(items)})`;

export const transferColumns: readonly Column<Transfer>[] = [
  numberColumn(transferKind, 'رقم التحويل'),
  {
    id: 'way',
    header: 'من وإلى',
    width: '35%',
    cell: (transfer) => <Clipped text={wayOf(transfer)} className="line-clamp-2" />,
  },
  {
    id: 'items',
    header: 'الأصناف',
    width: '25%',
    phone: 'note',
    cell: (transfer) => (
      <>
        <Clipped text={itemsOf(transfer)} />
        {/* a phone has no column for the way */}
        <span className="line-clamp-2 whitespace-normal text-muted sm:hidden">
          {legible(wayOf(transfer))}
        </span>
      </>
    ),
  },
  {
    id: 'value',
    header: 'القيمة',
    isCost: true,
    cell: ({ totalValue, usd_to_yer }) =>
      totalValue > 0 && (
        <span className="block w-max">
          <Money usd={totalValue} at={usd_to_yer} />
        </span>
      ),
  },
  {
    id: 'priority',
    header: 'الأولوية',
    phone: 'badge',
    // Only a priority that is not the usual one says so.
    cell: ({ priority }) => priority !== 'medium' && <StatusBadge status={transferPriority[priority]} />,
  },
  {
    id: 'trackingNumber',
    header: 'رقم التتبع',
    optional: true,
    cell: ({ trackingNumber }) => trackingNumber && <Code>{trackingNumber}</Code>,
  },
  { ...createdColumn, optional: true },
  statusColumn(transferKind, ['completed'], ({ reason }) => reason),
];
