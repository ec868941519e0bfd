/** Keys of the counters that the program uses for its own documents. */
const systemKeys = [
  'INVOICE',
  'PURCHASE',
  'TRANSFER',
  'CUSTOMER',
  'WAREHOUSE',
  'ADJUSTMENT',
  'SCRAP',
  'COUNT',
  'EXPENSE',
  'MONEY_TRANSFER',
  'RECEIPT',
  'PAYMENT',
  'QUOTATION',
] as const;

export type CounterKey = (typeof systemKeys)[number];

export const isSystemKey = (key: string): boolean => systemKeys.some((known) => known === key);
