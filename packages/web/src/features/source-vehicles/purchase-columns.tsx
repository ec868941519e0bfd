import type { SourceVehicleDetail } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { PurchaseLink } from '@/shared/purchases/PurchaseLink';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

export const purchaseColumns: Column<SourceVehicleDetail['purchases'][number]>[] = [
  {
    id: 'purchaseNumber',
    header: 'رقم الفاتورة',
    primary: true,
    cell: (purchase) => <PurchaseLink purchase={purchase} />,
  },
  { id: 'supplierName', header: 'المورد', cell: ({ supplierName }) => supplierName },
  {
    id: 'purchaseDate',
    header: 'التاريخ',
    cell: ({ purchaseDate }) => formatDate(purchaseDate),
  },
  { id: 'totalAmount', header: 'الإجمالي', cell: ({ totalAmount }) => <Usd cents={totalAmount} /> },
];
