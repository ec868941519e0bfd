import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chainFrom } from './chain.rules';
import { segmentOf } from './lsn';
import { readPosition } from './open-run';
import { listFiles, type Run } from './run';
import { isWhole } from './sealed-file';

/** What a check found: all well, a missing stretch of the log, or a file that is not as it was written. */
export type ArchiveFault = 'gap' | 'damaged' | undefined;

/** Compares the names of a run's files with its position: whether something is missing. */
export async function findGap(run: Run, position: bigint): Promise<ArchiveFault> {
  const { end, hasGap } = readPosition(run, await listFiles(run));
  return hasGap || end < position ? 'gap' : undefined;
}

const day = 86_400_000;
/** A file whose age tells when a run was last read, because shops switch their server off every night. */
const markOf = ({ folder }: Run): string => join(folder, 'checked');

export async function isReadingDue(run: Run, now: Date): Promise<boolean> {
  const last = await stat(markOf(run)).catch(() => undefined);
  const since = last?.mtimeMs ?? Date.parse(run.facts.startedAt);
  return Math.abs(now.getTime() - since) >= day;
}

export const noteReading = (run: Run): Promise<void> => writeFile(markOf(run), '', { mode: 0o600 });

/** Reads the newest copy and the log behind it, which is all that going back to the last moment needs. */
export async function findDamage(run: Run, until: AbortSignal): Promise<ArchiveFault> {
  const { bases, pieces } = await listFiles(run);
  const base = bases.at(-1);
  if (!base) return undefined;
  if (!(await isWhole(join(run.folder, base.name), 'base'))) return 'damaged';
  for (const { name } of chainFrom(pieces, segmentOf(base.start)).pieces) {
    if (until.aborted) return undefined;
    if (await isWhole(join(run.folder, name), 'wal')) continue;
    // small pieces are replaced by whole ones while this reads
    const isStillThere = (await listFiles(run)).pieces.some((piece) => piece.name === name);
    if (isStillThere) return 'damaged';
  }
  return undefined;
}
