import { believableSeq, type OfflineSaleFact } from '@turoos/contract';
import type { ProvenTill } from '../tills';
import { foundIf, type Found } from './found';

interface Numbers extends Pick<ProvenTill, 'lastSeq' | 'settledSeq'> {
  /** How many sales came with this number before. */
  came: number;
}

/**
 * Finds a number that the till cannot have given: it numbers without gaps, and says at each contact how far it is and
 * whether anything waits on it. Such a sale is made by a second copy of the till, or after a lost disk or a restore.
 */
export const judgeNumber = (
  { seq, number }: Pick<OfflineSaleFact, 'seq' | 'number'>,
  { came, lastSeq, settledSeq }: Numbers,
): Found[] =>
  foundIf(
    'number',
    {
      numberTwice: came > 0,
      numberSkipped: seq > lastSeq + 1,
      numberSettled: came === 0 && seq <= settledSeq,
    },
    { name: number },
  );

/** The highest number of a till after a sale. */
export const lastSeqAfter = (lastSeq: number, seq: number): number =>
  Math.max(lastSeq, believableSeq(lastSeq, seq) ? seq : 0);
