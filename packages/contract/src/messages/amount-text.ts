import { toYer, usdText } from '../kernel/money';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const text = (cents: number, rials: number | null, by: string): string =>
  rials === null ? `${usdText(cents)} دولار` : `${usdText(cents)} دولار (${whole.format(rials)} ريال${by})`;

const rialsAt = (cents: number, rate: number | null) => (rate === null ? null : toYer(cents, rate));

/** Formats an amount for a message to a customer, in words that bidirectional text does not reorder. */
export const amountText = (cents: number, rate: number | null): string =>
  text(cents, rialsAt(cents, rate), '');

/** Formats an amount that was agreed on in rials too. */
export const agreedText = (cents: number, rials: number | null): string => text(cents, rials, '');

/** Formats an amount still owed: its rials are at today's rate, and the text says so. */
export const owedText = (
  cents: number,
  today: number | null,
  rials: number | null = rialsAt(cents, today),
): string => text(cents, rials, ' بسعر صرف اليوم');
