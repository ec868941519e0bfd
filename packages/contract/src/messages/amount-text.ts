import { toYer, usdText } from '../kernel/money';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const text = (cents: number, rate: number | null, by: string): string =>
  rate === null
    ? `${usdText(cents)} دولار`
    : `${usdText(cents)} دولار (${whole.format(toYer(cents, rate))} ريال${by})`;

/** An amount as a message to a customer says it, in words that no bidirectional text turns around. */
export const amountText = (cents: number, rate: number | null): string => text(cents, rate, '');

/** One that is still owed: its rials are at today's rate, and say so. */
export const owedText = (cents: number, today: number | null): string =>
  text(cents, today, ' بسعر صرف اليوم');
