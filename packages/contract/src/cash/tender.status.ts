/** The ways money is handed over, in a module of their own because the first load shows them. */
export const tenderMethods = {
  cash: 'نقداً',
  card: 'بطاقة',
  bank_transfer: 'تحويل بنكي',
  check: 'شيك',
  exchanger: 'حوالة صراف',
} as const;
export type TenderMethod = keyof typeof tenderMethods;
