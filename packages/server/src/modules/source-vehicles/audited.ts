import type { PieceRow } from './lock-teardown';

type Logged = Pick<PieceRow, 'name' | 'partNumber' | 'expected' | 'cost'>;

/** Returns pieces as the audit log shows them. */
export const audited = (pieces: readonly Logged[]): object => ({
  pieces: pieces.map(({ name, partNumber, expected, cost }) => ({
    name,
    partNumber,
    expectedPrice: expected,
    cost,
  })),
});
