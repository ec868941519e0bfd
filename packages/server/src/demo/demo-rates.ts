import { adenDay, adenDayBounds } from '@turoos/contract';
import type { DemoPart } from './demo-part';

const days = 365;
const dayLength = 86_400_000;
const morning = 9 * 3_600_000;

/** A year of daily rates around 1,600 rials, rising slowly with some volatile weeks. */
const rateOf = (daysAgo: number): number =>
  Math.round(1620 - daysAgo * 0.35 + 12 * Math.sin(daysAgo / 9) + 4 * Math.sin(daysAgo * 1.7));

export const demoRates: DemoPart = {
  title: 'a year of exchange rates',
  async fill(tx) {
    const now = new Date();
    const today = adenDayBounds(adenDay(now)).from.getTime();
    const rates = Array.from({ length: days }, (_, daysAgo) => ({
      usdToYer: rateOf(daysAgo),
      recordedAt: new Date(Math.min(today - daysAgo * dayLength + morning, now.getTime())),
    }));
    await tx.insertInto('exchangeRates').values(rates).execute();
  },
};
