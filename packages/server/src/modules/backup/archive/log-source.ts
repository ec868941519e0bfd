import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { must } from '@turoos/contract';
import type { OwnCluster } from '../../../db/embedded/start-embedded';
import { codeOf } from '../../../system/error-facts';
import { formatLsn, parseLsn, segmentName, segmentStart, type Lsn } from './lsn';

/** Lends a connection of the superuser, who alone may keep the log from being deleted and copy the files. */
export async function asSuperuser<T>(
  { superuserUrl }: OwnCluster,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: superuserUrl,
    application_name: 'turoos archive',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Which database it is, and on which of its timelines it is. */
export interface Identity {
  systemId: string;
  timeline: number;
  /** The major version. */
  postgres: number;
}

export async function readIdentity(client: Client): Promise<Identity> {
  const { rows } = await client.query<{ system: string; file: string; version: string }>(
    `select (select system_identifier::text from pg_control_system()) as system,
       pg_walfile_name(pg_current_wal_lsn()) as file, current_setting('server_version_num') as version`,
  );
  const { system, file, version } = must(rows[0]);
  return {
    systemId: system,
    timeline: Number.parseInt(file.slice(0, 8), 16),
    postgres: Math.floor(Number(version) / 10_000),
  };
}

/** How far the log is on disk, and the moment until which all that was committed is in it. */
export interface Reach {
  flushed: Lsn;
  until: Date;
}

/** Asks for the time first: what was committed by then is in the log that is there afterwards. */
export async function readReach(client: Client): Promise<Reach> {
  const time = await client.query<{ until: Date }>('select clock_timestamp() as until');
  const log = await client.query<{ flushed: string }>('select pg_current_wal_flush_lsn() as flushed');
  return { until: must(time.rows[0]).until, flushed: parseLsn(must(log.rows[0]).flushed) };
}

/** PostgreSQL writes the log in pages that begin with their own position. */
const pageLength = 8192;
const addressOffset = 8;

/**
 * Reads a stretch of a segment that is on disk. Bytes before the flushed position never change. A file that PostgreSQL
 * has taken for another segment meanwhile is noticed by the positions in it.
 */
export async function readLog(
  { folder }: Pick<OwnCluster, 'folder'>,
  timeline: number,
  segment: bigint,
  from: number,
  to: number,
): Promise<Buffer> {
  const start = segmentStart(segment) + BigInt(from);
  const path = join(folder, 'pg_wal', segmentName(timeline, segment));
  const file = await open(path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new LogGone(start) : error;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    if (bytesRead < to - from) throw new LogGone(start);
    assertPages(buffer, start);
    return buffer;
  } finally {
    await file.close();
  }
}

/** The log that should follow is not there any more. */
export class LogGone extends Error {
  override readonly name = 'LogGone';

  constructor(at: Lsn, found = 'nothing') {
    super(`The log at ${formatLsn(at)} is not there any more: ${found} is in its place.`);
  }
}

/** Compares the position that each page claims with its real one. */
export function assertPages(bytes: Buffer, start: Lsn): void {
  const first = (pageLength - Number(start % BigInt(pageLength))) % pageLength;
  for (let at = first; at + addressOffset + 8 <= bytes.length; at += pageLength) {
    const claimed = bytes.readBigUInt64LE(at + addressOffset);
    // PostgreSQL fills a segment that it ends early with zeros
    if (claimed !== 0n && claimed !== start + BigInt(at))
      throw new LogGone(start + BigInt(at), formatLsn(claimed));
  }
}
