const fields = [
  'saleNumber',
  'purchaseNumber',
  'invoiceNumber',
  'adjustmentNumber',
  'transferNumber',
  'reportNumber',
  'countNumber',
  'batchNumber',
  'name',
];

/** Returns the record's number or name from the logged values, by the first of the fields that is present. */
export function nameIn(...logged: unknown[]): string | undefined {
  for (const field of fields)
    for (const values of logged) {
      const value = (values as Record<string, unknown> | null | undefined)?.[field];
      if (typeof value === 'string' && value !== '') return value;
    }
  return undefined;
}
