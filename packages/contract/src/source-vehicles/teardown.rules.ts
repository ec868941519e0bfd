import { exact } from '../kernel/exact';
import { ltr } from '../kernel/ltr';
import { usdText } from '../kernel/money';

/** Splits cents by weights so that the shares add up to exactly the whole; equally when nothing has a weight. */
export function splitByValue(whole: number, values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const weights = total > 0 ? values : values.map(() => 1);
  const all = total > 0 ? total : values.length;
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const reached = exact(whole).times(weighed).over(all).round();
    const share = reached - given;
    given = reached;
    return share;
  });
}

export const splitTexts = {
  wrongSum: (sum: number, cost: number) =>
    `مجموع تكاليف القطع ${ltr(`$${usdText(sum)}`)} وتكلفة ما على السيارة ${ltr(`$${usdText(cost)}`)}: ${
      sum > cost
        ? `أنقص منها ${ltr(`$${usdText(sum - cost)}`)}`
        : `وزّع عليها الباقي ${ltr(`$${usdText(cost - sum)}`)}`
    }`,
} as const;

/** Returns why costs entered by hand do not share out what is on the car; undefined when they do, or nothing is left. */
export function splitProblem(cost: number, shares: readonly number[]): string | undefined {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.length === 0 || sum === cost ? undefined : splitTexts.wrongSum(sum, cost);
}

interface CarFigures {
  cost: number;
  revenue: number;
  /** Money taken for what was left of the car by weight. */
  scrap: number;
  /** The cost of the pieces in stock, and of the pieces that are still on the car. */
  shelfCost: number;
  onCarCost: number;
  /** What the pieces in stock, and those on the car, are expected to sell for. */
  shelfValue: number;
  onCarValue: number;
}

/** Returns what a car has earned on what is gone of it, and what it will have earned when all of it is sold. */
export const carProfit = (car: CarFigures): { profit: number; expectedProfit: number } => ({
  profit: car.revenue + car.scrap - (car.cost - car.shelfCost - car.onCarCost),
  expectedProfit: car.revenue + car.scrap + car.shelfValue + car.onCarValue - car.cost,
});

/** Returns the number of a one-of-a-kind piece, whose digits tell car and piece apart also without the dash. */
export const pieceNumber = (car: number, position: number): string =>
  `U${String(car).padStart(4, '0')}-${String(position).padStart(3, '0')}`;
