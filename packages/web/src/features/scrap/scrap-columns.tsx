import { disposalMethods, scrapReasons, type ScrapReport } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import {
  createdColumn,
  numberColumn,
  partColumns,
  statusColumn,
  warehouseColumn,
} from '@/shared/workflow/document-columns';
import type { Column } from '@/ui/DataTable';
import { scrapKind } from './scrap-kind';

export const scrapColumns: readonly Column<ScrapReport>[] = [
  numberColumn(scrapKind, 'رقم التقرير'),
  ...partColumns,
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} className="font-semibold" />,
  },
  {
    id: 'reason',
    header: 'السبب',
    cell: ({ reason }) => <span className="whitespace-nowrap">{scrapReasons[reason]}</span>,
  },
  {
    id: 'disposalMethod',
    header: 'طريقة التصرف',
    optional: true,
    cell: ({ disposalMethod }) => disposalMethods[disposalMethod],
  },
  warehouseColumn,
  createdColumn,
  statusColumn(scrapKind, ['completed'], ({ status, steps }) => status === 'rejected' && steps.at(-1)?.note),
];
