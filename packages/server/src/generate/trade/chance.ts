import type { Dice } from '../../samples/numbers';

/** Returns a function that draws indexes by weight. */
export function weightedDraw(weights: readonly number[]): (roll: Dice) => number {
  const sums = new Float64Array(weights.length);
  let total = 0;
  for (const [place, weight] of weights.entries()) sums[place] = total += weight;
  const fine = 2 ** 30;
  return (roll) => {
    const wanted = (roll(fine) / fine) * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Returns true with a probability in thousandths. */
export const happens = (roll: Dice, outOfThousand: number): boolean => roll(1000) < outOfThousand;
