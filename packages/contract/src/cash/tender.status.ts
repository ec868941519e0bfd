/** The ways money is handed over and their only names, in a module of their own because the first load shows them. */
export const tenderMethods = {
  cash: 'نقداً',
  card: 'بطاقة ائتمان',
  bank_transfer: 'تحويل بنكي',
  check: 'شيك',
  exchanger: 'حوالة صراف',
} as const;
export type TenderMethod = keyof typeof tenderMethods;
