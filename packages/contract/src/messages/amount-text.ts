import { toYer, usdText } from '../kernel/money';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const text = (cents: number, rate: number | null, by: string): string =>
  rate === null
    ? `${usdText(cents)} دولار`
    : `${usdText(cents)} دولار (${whole.format(toYer(cents, rate))} ريال${by})`;

/** Formats an amount for a message to a customer, in words that bidirectional text does not reorder. */
export const amountText = (cents: number, rate: number | null): string => text(cents, rate, '');

/** Formats an amount still owed: its rials are at today's rate, and the text says so. */
export const owedText = (cents: number, today: number | null): string =>
  text(cents, today, ' بسعر صرف اليوم');
