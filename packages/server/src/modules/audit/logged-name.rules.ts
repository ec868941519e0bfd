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

/** A number or a name by which people know the thing that was written about; the first that tells it. */
export function nameIn(...told: unknown[]): string | undefined {
  for (const field of fields)
    for (const facts of told) {
      const value = (facts as Record<string, unknown> | null | undefined)?.[field];
      if (typeof value === 'string' && value !== '') return value;
    }
  return undefined;
}
