import {
  grantedProblem,
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

interface Given {
  item: string;
  quantity: number;
}

/**
 * Returns the received quantity per line: everything by default; when quantities are passed in, omitted lines
 * are 0.
 */
export function receivedLines<L extends SentLine>(
  sent: readonly L[],
  arrived?: readonly Given[],
): (L & { received: number })[] {
  return perLine(sent, arrived).map(({ line, quantity: received }) => {
    const problem = receivedProblem(line, received);
    if (problem) throw ruleBroken(problem, { product: line.productId, received, sent: line.quantity });
    return { ...line, received };
  });
}

/** Returns the granted quantity per line of a request, by the same rule. */
export function grantedLines<L extends SentLine>(
  asked: readonly L[],
  given?: readonly Given[],
): (L & { granted: number })[] {
  return perLine(asked, given).map(({ line, quantity: granted }) => {
    const problem = grantedProblem(line, granted);
    if (problem) throw ruleBroken(problem, { product: line.productId, granted, asked: line.quantity });
    return { ...line, granted };
  });
}

function perLine<L extends SentLine>(lines: readonly L[], given?: readonly Given[]) {
  if (!given) return lines.map((line) => ({ line, quantity: line.quantity }));
  if (given.some(({ item }) => !lines.some(({ productId }) => productId === item)))
    throw ruleBroken(transferTexts.notSent);
  return lines.map((line) => ({
    line,
    quantity: roundQuantity(
      given.filter(({ item }) => item === line.productId).reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  }));
}
