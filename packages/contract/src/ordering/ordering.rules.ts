import { defaultMinLevel } from '../inventory/stock.status';
import { roundQuantity } from '../kernel/round-quantity';
import { addDays } from '../kernel/time';
import type { MovementClass, Urgency, ValueClass } from './ordering.status';

/** Days of the past, counted back from today, that the demand is learned from. */
export const demandDays = { recent: 30, middle: 60, far: 275, ahead: 60, before: 90, asked: 90 } as const;

/** What was sold of a part in some days, less what came back, and on how many of them it was in stock. */
export interface SoldIn {
  sold: number;
  stocked: number;
}

/** What is known of the demand for a part. */
export interface PartHistory {
  /** The last days, those before them, and the rest of the year. */
  recent: SoldIn;
  middle: SoldIn;
  far: SoldIn;
  /** The days that began a year ago today, and those that ended then: how demand changed at this time of the year. */
  ahead: SoldIn;
  before: SoldIn;
  /** Days of the last year on which it was sold. */
  saleDays: number;
  /** How often it was asked for in vain lately. */
  asked: number;
}

export interface Demand {
  /** Expected sales of a day. */
  perDay: number;
  /** What the last year alone lets expect. */
  usual: number;
  /** What the same weeks of the year before let expect; null without such a year. */
  seasonal: number | null;
  /** The sales of the last days against those before them; null if there are too few. */
  trend: number | null;
}

const weights = { recent: 0.5, middle: 0.3, far: 0.2 } as const;
/** A part that was in stock for fewer days is not believed to have sold at this speed for long. */
const fewestDays = 30;
/** Units that a year ago must have been sold in to be believed, and how far they are. */
const believed = { most: 0.8, half: 10, ahead: 15, before: 30 } as const;
const mostGrowth = 2;
const fewUnits = 5;

const rate = ({ sold, stocked }: SoldIn): number => (stocked > 0 ? Math.max(0, sold) / stocked : 0);
const together = (one: SoldIn, other: SoldIn): SoldIn => ({
  sold: one.sold + other.sold,
  stocked: one.stocked + other.stocked,
});

/** Days without stock are not days without demand, so speeds are those of the days with stock, the latest counting most. */
function usualRate(history: PartHistory): number {
  let speed = 0;
  let weight = 0;
  let stocked = 0;
  for (const name of ['recent', 'middle', 'far'] as const) {
    const share = weights[name] * (history[name].stocked / demandDays[name]);
    speed += share * rate(history[name]);
    weight += share;
    stocked += history[name].stocked;
  }
  return weight === 0 ? 0 : (speed / weight) * Math.min(1, stocked / fewestDays);
}

/** Returns the sales of the same weeks a year ago, raised or lowered as the sales of this year differ from that. */
function seasonalRate({ recent, middle, ahead, before }: PartHistory): number | null {
  if (ahead.stocked < believed.ahead || before.stocked < believed.before) return null;
  const now = together(recent, middle);
  const of90 = (window: SoldIn) => rate(window) * demandDays.before + fewUnits;
  const growth = now.stocked === 0 ? 1 : Math.min(mostGrowth, of90(now) / of90(before));
  return rate(ahead) * growth;
}

function trendOf({ recent, middle, far }: PartHistory): number | null {
  const earlier = middle.stocked > 0 ? middle : far;
  if (recent.stocked < 10 || rate(earlier) === 0 || recent.sold + earlier.sold < fewUnits) return null;
  return rate(recent) / rate(earlier);
}

/** Returns the demand that the history of a part lets expect. */
export function demandOf(history: PartHistory): Demand {
  const usual = usualRate(history);
  const seasonal = seasonalRate(history);
  const units = Math.max(0, history.ahead.sold) + Math.max(0, history.before.sold);
  const belief = seasonal === null ? 0 : believed.most * (units / (units + believed.half));
  const learned = (1 - belief) * usual + belief * (seasonal ?? 0);
  return {
    perDay: Math.max(learned, history.asked / demandDays.asked),
    usual,
    seasonal: belief > 0 ? seasonal : null,
    trend: trendOf(history),
  };
}

/** How the shop orders, in days. */
export interface OrderingDays {
  /** From the order until the goods arrive, for suppliers whose past orders tell nothing. */
  lead: number;
  /** What must still be there when they arrive. */
  safety: number;
  /** How long an order lasts. */
  cover: number;
}

export interface Limits {
  minLevel: number;
  maxLevel: number | null;
  /** The decimals of the part's unit. */
  decimals: number;
}

/** Returns the owner's minimum; the one that every part begins with was set by nobody. */
export const ownMinimum = (minLevel: number): number => (minLevel === defaultMinLevel ? 0 : minLevel);

/** At what stock a part is ordered, and up to how many. */
export interface OrderLevels {
  reorderAt: number;
  target: number;
}

/** A single sale in a year may have been chance. */
const fewestSaleDays = 2;

export function orderLevels(
  { perDay }: Pick<Demand, 'perDay'>,
  { saleDays, asked }: Pick<PartHistory, 'saleDays' | 'asked'>,
  days: OrderingDays,
  { minLevel, maxLevel, decimals }: Limits,
): OrderLevels {
  const speed = saleDays >= fewestSaleDays || asked > 0 ? perDay : 0;
  const minimum = ownMinimum(minLevel);
  const reorderAt = Math.max(speed * (days.lead + days.safety), minimum);
  const wanted = Math.max(
    speed * (days.lead + days.safety + days.cover),
    minimum > 0 ? minimum + speed * days.cover : 0,
  );
  const target =
    maxLevel === null ? roundUp(wanted, decimals) : Math.min(roundUp(wanted, decimals), maxLevel);
  return { reorderAt: roundQuantity(Math.min(reorderAt, target)), target };
}

/**
 * Rounds a quantity up to one that can be ordered: whole pieces, or halves of a litre or metre. Errors of floating-point
 * arithmetic are rounded away first.
 */
function roundUp(quantity: number, decimals: number): number {
  const step = decimals === 0 ? 1 : 0.5;
  return Math.ceil(roundQuantity(quantity / step)) * step;
}

/** Returns how many to order; `available` is what is in stock, on its way and on order. */
export const quantityToOrder = ({ reorderAt, target }: OrderLevels, available: number): number =>
  available <= reorderAt && available < target ? roundQuantity(target - available) : 0;

/** Returns the day on which the stock is used up; null if it is not used. */
export const runsOutOn = (stock: number, perDay: number, today: string): string | null =>
  perDay <= 0 || stock / perDay > 3650 ? null : addDays(today, Math.floor(stock / perDay));

export const urgencyOf = (stock: number, perDay: number, leadDays: number): Urgency =>
  stock <= 0 ? 'out' : stock < perDay * leadDays ? 'late' : 'due';

/** Returns a part's class by the share of the year's sales that better parts have already brought. */
export const valueClassOf = (revenue: number, shareBefore: number): ValueClass =>
  revenue <= 0 ? 'none' : shareBefore < 0.8 ? 'high' : shareBefore < 0.95 ? 'middle' : 'low';

/** Days of sale in a year: twice a month is fast, every other month is steady. */
export const movementClassOf = (saleDays: number): MovementClass =>
  saleDays >= 24 ? 'fast' : saleDays >= 6 ? 'steady' : saleDays > 0 ? 'slow' : 'none';
