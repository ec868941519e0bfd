import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { chainFrom, spansOf } from './chain.rules';
import type { Keys } from './file-seal';
import { hasOtherKey, writeKeyCheck } from './key-check';
import { readIdentity, type Identity } from './log-source';
import { segmentOf, segmentStart, type Lsn } from './lsn';
import { endOf } from './names';
import { beginRun, listFiles, listRuns, newRunId, type Run, type RunFiles } from './run';
import { isSealedOtherwise } from './sealed-file';
import type { LiveRun } from './ship-log';
import { createSlot, dropSlot, isSlotOf, listSlots, type Slot } from './slots';

export interface OpenedRun {
  run: LiveRun;
  /** Why a run of this place that led to moments had to be given up, if one was. */
  fault: 'gap' | 'resealed' | undefined;
}

/** Goes on with the run of a place, or begins another where none can be gone on with. */
export async function openRun(
  client: Client,
  place: { id: string; path: string },
  keys: Keys,
): Promise<OpenedRun> {
  const identity = await readIdentity(client);
  const runs = await listRuns(place.path);
  let fault: OpenedRun['fault'];
  for (const slot of (await listSlots(client)).filter((one) => isSlotOf(one, place.id))) {
    const run = runs.find(({ facts }) => facts.id === slot.runId);
    const live = run && (await goOn(run, slot, identity));
    const isOfOtherKey = live && (await isResealed(live, keys));
    if (live && !isOfOtherKey) return { run: live, fault };
    if (run && (await leadsToMoments(run))) fault = isOfOtherKey ? 'resealed' : 'gap';
    await dropSlot(client, slot);
  }
  return { run: await beginAnew(client, place, identity, keys), fault };
}

async function beginAnew(
  client: Client,
  place: { id: string; path: string },
  identity: Identity,
  keys: Keys,
): Promise<LiveRun> {
  const id = newRunId();
  const slot = await createSlot(client, place.id, id);
  const first = segmentOf(slot.keptFrom ?? 0n);
  const facts = { placeId: place.id, ...identity, firstSegment: String(first) };
  const begin = async () => {
    const run = await beginRun(place.path, facts, id);
    await writeKeyCheck(run.folder, keys);
    return run;
  };
  const run = await begin().catch(async (error: unknown) => {
    await dropSlot(client, slot);
    throw error;
  });
  return { ...run, slot, position: segmentStart(first), until: new Date(run.facts.startedAt), held: [] };
}

/** Returns the run with its position; undefined if the log that should follow is not kept any more. */
async function goOn(run: Run, slot: Slot, identity: Identity): Promise<LiveRun | undefined> {
  const { facts } = run;
  if (facts.systemId !== identity.systemId || facts.timeline !== identity.timeline) return undefined;
  const files = await listFiles(run);
  const { end, until, hasGap } = readPosition(run, files);
  // a segment is read again from its beginning when one piece replaces many
  const begin = segmentStart(segmentOf(end));
  if (hasGap || slot.keptFrom === undefined || slot.keptFrom > begin) return undefined;
  for (const draft of files.drafts) await rm(join(run.folder, draft), { force: true });
  const held = files.pieces.filter(({ segment }) => segment === segmentOf(end));
  return { ...run, slot, position: end, until: until ?? new Date(facts.startedAt), held };
}

/**
 * Whether a run was written with another passphrase than the present one, after which no single one would bring it back.
 * In one of an earlier version, which has no check, the files that lead to the last moment tell.
 */
async function isResealed(run: Run, keys: Keys): Promise<boolean> {
  const isOther = await hasOtherKey(run.folder, keys);
  if (isOther !== undefined) return isOther;
  const { bases, pieces } = await listFiles(run);
  const base = bases.at(-1);
  const log = base ? chainFrom(pieces, segmentOf(base.start)).pieces : pieces;
  if (base && (await isSealedOtherwise(join(run.folder, base.name), 'base', keys))) return true;
  for (const { name } of log) if (await isSealedOtherwise(join(run.folder, name), 'wal', keys)) return true;
  await writeKeyCheck(run.folder, keys);
  return false;
}

/** Up to where a run can be read from its oldest copy on, or from its beginning while there is no copy. */
export function readPosition(
  { facts }: Run,
  { bases, pieces }: RunFiles,
): { end: Lsn; until: Date | undefined; hasGap: boolean } {
  const [oldest] = bases;
  const first = oldest ? segmentOf(oldest.start) : BigInt(facts.firstSegment);
  const { end, until } = chainFrom(pieces, first);
  return { end, until, hasGap: pieces.some((piece) => endOf(piece) > end) };
}

async function leadsToMoments(run: Run): Promise<boolean> {
  const { bases, pieces } = await listFiles(run);
  return spansOf(bases, pieces).length > 0;
}

/** Drops the slots of places that are none any more, which would hold the log back for nothing. */
export async function dropForeignSlots(client: Client, placeIds: readonly string[]): Promise<void> {
  for (const slot of await listSlots(client))
    if (!placeIds.some((id) => isSlotOf(slot, id))) await dropSlot(client, slot);
}
