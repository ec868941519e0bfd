import { isAhead } from '../../../system/clock.rules';
import type { Base } from './names';

const week = 7 * 86_400_000;
const gigabyte = 1024 ** 3;

/**
 * Whether a new copy of the database's files is due: once a week, and when replaying the log since the last one would
 * take long.
 */
export function isBaseDue(
  newest: (Base & { bytes: number }) | undefined,
  position: bigint,
  now: Date,
): boolean {
  if (!newest || isAhead(newest.endedAt, now)) return true;
  const isOld = now.getTime() - newest.endedAt.getTime() >= week;
  const log = Number(position - newest.start);
  return isOld || log > Math.max(gigabyte, 4 * newest.bytes);
}
