import type { OfflineSaleDetail } from '@turoos/contract';

type Fact = OfflineSaleDetail['fact'];

export type ReportedLine = Fact['items'][number] & {
  position: number;
  part: OfflineSaleDetail['parts'][number] | undefined;
  /** The part that a manager named in place of it. */
  bookedAs: { name: string; partNumber: string } | undefined;
};

/** Returns the lines as the till reported them, with the parts that they are. An invoice has its lines in the same order. */
export const reportedLines = ({
  fact,
  parts,
  booked,
}: Pick<OfflineSaleDetail, 'fact' | 'parts' | 'booked'>): ReportedLine[] =>
  fact.items.map((line, position) => {
    const kept = booked?.items[position];
    return {
      ...line,
      position,
      part: parts.find(({ product }) => product === line.product),
      bookedAs: kept && kept.product !== line.product ? kept : undefined,
    };
  });
