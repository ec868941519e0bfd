interface Held {
  currency: string;
  amount: number;
}

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && 'currency' in value && 'amount' in value;

const textOf = ({ currency, amount }: Held): string => `${amount} ${currency}`;

/**
 * Returns a record as the audit log keeps it: amounts with their currencies, because the log shows bare amounts as
 * dollars.
 */
export function audited(record: object): Record<string, unknown> {
  const { toCurrency, toAmount, ...fields }: Record<string, unknown> = { ...record };
  const listed = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((one: unknown) => (isHeld(one) ? textOf(one) : one)) : value,
  ]);
  return {
    ...Object.fromEntries(listed),
    ...(isHeld(record) && { amount: textOf(record) }),
    ...(toCurrency !== undefined && { toAmount: `${String(toAmount)} ${String(toCurrency)}` }),
  };
}
