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
export function nameIn(...logged: (Record<string, unknown> | null | undefined)[]): string | undefined {
  for (const field of fields)
    for (const values of logged) {
      const value = values?.[field];
      if (typeof value === 'string' && value !== '') return value;
    }
  return undefined;
}
