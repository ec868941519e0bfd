import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { backupTexts, ruleBroken } from '@turoos/contract';
import type { Client } from 'pg';
import type { OwnCluster } from '../../../db/embedded/start-embedded';
import type { Keys } from './file-seal';
import { readLog, readReach } from './log-source';
import { segmentLength, segmentOf, segmentStart, type Lsn } from './lsn';
import { pieceName, type Piece } from './names';
import type { Run } from './run';
import { writeTested } from './sealed-file';
import { advanceSlot, type Slot } from './slots';

/** A run that the log of the running database is added to. */
export interface LiveRun extends Run {
  slot: Slot;
  /** Up to here the log is in the run. */
  position: Lsn;
  /** All that was committed until this moment is in it. */
  until: Date;
  /** The pieces of the segment that is not full yet. */
  held: Piece[];
}

export interface Shipping {
  cluster: OwnCluster;
  keys: Keys;
  until?: AbortSignal | undefined;
}

/**
 * So many pieces of one segment are replaced by one, because small files fill a USB stick. A full segment keeps fewer
 * of them; a busy shop fills one in two or three rounds, and would spend half its copying on replacing them.
 */
const mostPieces = { growing: 20, full: 3 };

/** Adds to a run what the log has grown by, as a piece of its own or as one that replaces the smaller ones. */
export async function shipLog(client: Client, shipping: Shipping, run: LiveRun): Promise<void> {
  const { flushed, until } = await readReach(client);
  while (run.position < flushed) {
    const segment = segmentOf(run.position);
    const begin = segmentStart(segment);
    const to = flushed - begin < BigInt(segmentLength) ? Number(flushed - begin) : segmentLength;
    const isFull = to === segmentLength;
    const most = isFull ? mostPieces.full : mostPieces.growing;
    const from = run.held.length >= most ? 0 : Number(run.position - begin);
    const end = begin + BigInt(to);
    // only the last piece of several contains all that was committed by now
    const piece = await addPiece(shipping, run, {
      segment,
      from,
      to,
      until: end < flushed ? run.until : until,
    });
    const replaced = from === 0 ? run.held : [];
    for (const { name } of replaced)
      if (name !== piece.name) await rm(join(run.folder, name), { force: true });
    run.held = isFull ? [] : [...(from === 0 ? [] : run.held), piece];
    run.position = end;
  }
  run.until = until;
  await advanceSlot(client, run.slot, segmentStart(segmentOf(run.position)));
}

async function addPiece(
  { cluster, keys, until }: Shipping,
  { folder, facts }: Run,
  piece: Omit<Piece, 'name'>,
): Promise<Piece> {
  const bytes = await readLog(cluster, facts.timeline, piece.segment, piece.from, piece.to);
  const name = pieceName(facts.timeline, piece);
  const writing = { kind: 'wal', subject: name, keys, until } as const;
  await writeTested(join(folder, name), Readable.from([bytes]), writing, async (back) => {
    if (!(await collect(back)).equals(bytes)) throw ruleBroken(backupTexts.placeDiffers);
  });
  return { ...piece, name };
}

export async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
