import {
  adjustmentStatus,
  countStatus,
  expenseStatus,
  purchaseStatus,
  quotationStatus,
  saleStatus,
  scrapStatus,
  shiftStatus,
  transferStatus,
  voucherKinds,
  voucherStatus,
  type FoundDocument,
  type FoundDocumentKind,
  type Status,
} from '@turoos/contract';

interface Words {
  name: string;
  statuses: Readonly<Record<string, Status>>;
  /** The status that needs no words. */
  usual: string;
  /** The screen of one document, or of the list that finds it by its number. */
  place: { record: string } | { list: string; tab?: string };
}

export const documentWords: Readonly<Record<FoundDocumentKind, Words>> = {
  sale: { name: 'فاتورة', statuses: saleStatus, usual: 'completed', place: { record: '/sales' } },
  quotation: {
    name: 'عرض سعر',
    statuses: quotationStatus,
    usual: '',
    place: { record: '/quotations' },
  },
  purchase: {
    name: 'فاتورة شراء',
    statuses: purchaseStatus,
    usual: 'completed',
    place: { record: '/purchases' },
  },
  adjustment: {
    name: 'تسوية مخزنية',
    statuses: adjustmentStatus,
    usual: 'completed',
    place: { list: '/stock-adjustments' },
  },
  transfer: {
    name: 'تحويل مخزني',
    statuses: transferStatus,
    usual: 'completed',
    place: { list: '/transfers' },
  },
  count: { name: 'جرد', statuses: countStatus, usual: 'completed', place: { list: '/inventory-counts' } },
  scrap: { name: 'تقرير إتلاف', statuses: scrapStatus, usual: 'completed', place: { list: '/scrap' } },
  receipt: {
    name: voucherKinds.receipt,
    statuses: voucherStatus,
    usual: 'valid',
    place: { record: '/vouchers' },
  },
  payment: {
    name: voucherKinds.payment,
    statuses: voucherStatus,
    usual: 'valid',
    place: { record: '/vouchers' },
  },
  shift: { name: 'وردية', statuses: shiftStatus, usual: 'closed', place: { record: '/cash/shifts' } },
  expense: {
    name: 'مصروف',
    statuses: expenseStatus,
    usual: 'paid',
    place: { list: '/cash', tab: 'expenses' },
  },
  moneyTransfer: {
    name: 'تحويل نقود',
    statuses: {},
    usual: 'completed',
    place: { list: '/cash', tab: 'accounts' },
  },
};

export function statusOf({ kind, status }: FoundDocument): Status | undefined {
  const { statuses, usual } = documentWords[kind];
  return status === usual ? undefined : statuses[status];
}
