import { toYer, usdText } from '../kernel/money';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An amount as a message to a customer says it, in words that no bidirectional text turns around. */
export const amountText = (cents: number, rate: number | null): string =>
  rate === null
    ? `${usdText(cents)} دولار`
    : `${usdText(cents)} دولار (${whole.format(toYer(cents, rate))} ريال)`;
