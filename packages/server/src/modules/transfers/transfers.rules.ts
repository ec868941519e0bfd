import {
  receivedProblem,
  roundQuantity,
  ruleBroken,
  transferTexts,
  worth,
  type TransferLine,
  type Unit,
} from '@turoos/contract';

export type WantedLine = Pick<TransferLine, 'item' | 'quantity' | 'notes'>;

/** Merges lines of the same part into one, with the sum of their quantities. */
export function mergeLines(lines: readonly WantedLine[]): Required<WantedLine>[] {
  const merged = new Map<string, Required<WantedLine>>();
  for (const { item, quantity, notes = '' } of lines) {
    const before = merged.get(item);
    merged.set(item, {
      item,
      quantity: roundQuantity((before?.quantity ?? 0) + quantity),
      notes: [before?.notes, notes].filter(Boolean).join('، '),
    });
  }
  return [...merged.values()];
}

/** Returns the value of goods on the way in cents, item by item at the cost they left with. */
export const valueSent = (lines: readonly { quantity: number; unitCost: number }[]): number =>
  lines.reduce((sum, { quantity, unitCost }) => sum + worth(quantity, unitCost), 0);

interface SentLine {
  productId: string;
  productName: string;
  unit: Unit;
  quantity: number;
}

interface Arrived {
  item: string;
  quantity: number;
}

/**
 * Returns the received quantity per line: everything by default; when quantities are passed in, omitted lines
 * are 0.
 */
export function receivedLines<L extends SentLine>(
  sent: readonly L[],
  arrived?: readonly Arrived[],
): (L & { received: number })[] {
  if (!arrived) return sent.map((line) => ({ ...line, received: line.quantity }));
  if (arrived.some(({ item }) => !sent.some(({ productId }) => productId === item)))
    throw ruleBroken(transferTexts.notSent);
  return sent.map((line) => {
    const received = roundQuantity(
      arrived.filter(({ item }) => item === line.productId).reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const problem = receivedProblem(line, received);
    if (problem) throw ruleBroken(problem, { product: line.productId, received, sent: line.quantity });
    return { ...line, received };
  });
}
