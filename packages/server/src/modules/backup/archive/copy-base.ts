import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '@turoos/contract';
import type { Client } from 'pg';
import type { OwnCluster } from '../../../db/embedded/start-embedded';
import { codeOf } from '../../../system/error-facts';
import { measure } from '../format/measure';
import { blockLength, record } from '../format/records';
import { isCopied, isMade, type BaseManifest, type BaseTotals } from './base-contents';
import { asSuperuser } from './log-source';
import { parseLsn } from './lsn';
import { baseName, type Base } from './names';
import { readBase } from './read-base';
import type { Run } from './run';
import { renameTested, writeDraft } from './sealed-file';
import type { Shipping } from './ship-log';

/**
 * Copies all files of the running database into a run, by PostgreSQL's own rules for that: what changes while they are
 * read is in the log, which must reach the end of the copying. The copy is read back whole before it counts.
 */
export async function copyBase(shipping: Shipping, run: Run): Promise<Base> {
  const path = join(run.folder, `base-${run.facts.id}`);
  const writing = {
    kind: 'base',
    subject: run.facts.id,
    keys: shipping.keys,
    until: shipping.until,
  } as const;
  return asSuperuser(shipping.cluster, async (client) => {
    const ended: { base?: Base } = {};
    const body = baseRecords(client, shipping.cluster, run.facts.postgres, ended);
    const draft = await writeDraft(path, body, writing);
    const base = must(ended.base);
    await renameTested(draft, join(run.folder, base.name), () => readBase(draft, writing));
    return base;
  });
}

async function beginCopy(client: Client): Promise<string> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ start: string }>(
    `select pg_backup_start('turoos archive', fast => true) as start`,
  );
  return must(rows[0]).start;
}

interface Ending {
  stop: string;
  label: string;
  map: string;
  at: Date;
}

async function endCopy(client: Client): Promise<Ending> {
  const { rows } = await client.query<Ending>(
    `select lsn as stop, labelfile as label, coalesce(spcmapfile, '') as map, clock_timestamp() as at
     from pg_backup_stop(wait_for_archive => false)`,
  );
  return must(rows[0]);
}

const controlFile = 'global/pg_control';

/** Reads all files of the running database into records; `ended` gets the stretch of log that they need. */
export async function* baseRecords(
  client: Client,
  cluster: OwnCluster,
  postgres: number,
  ended: { base?: Base } = {},
): AsyncGenerator<Buffer> {
  const start = await beginCopy(client);
  const { folders, files } = await listCluster(cluster.folder);
  const manifest: BaseManifest = { folders, postgres };
  const totals = { files: 0, bytes: 0 };
  const rest = breather();
  yield record('manifest', manifest);
  // the control file last, so that it is no older than any other
  for (const path of [...files.filter((one) => one !== controlFile), controlFile]) {
    const measured = measure();
    yield record('file', { path });
    for await (const block of fileBlocks(join(cluster.folder, path))) {
      measured.add(block);
      yield record('data', block);
      await rest(block.length);
    }
    yield record('end', measured.end());
    totals.files += 1;
    totals.bytes += measured.bytes;
  }
  const { stop, label, map, at } = await endCopy(client);
  const span = { start: parseLsn(start), stop: parseLsn(stop), endedAt: at };
  ended.base = { name: baseName(span), ...span };
  const end: BaseTotals = { ...totals, label, map, password: cluster.password };
  yield record('totals', end);
}

/** A file that is deleted meanwhile is empty in the copy: the log deletes it too. */
async function* fileBlocks(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const block of createReadStream(path, { highWaterMark: blockLength })) yield block as Buffer;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

const restEvery = 1024 * 1024;

/** Rests as long as it worked, because the counter uses the same disk and processor. */
function breather(): (bytes: number) => Promise<void> {
  let since = 0;
  let began = performance.now();
  return async (bytes) => {
    since += bytes;
    if (since < restEvery) return;
    await wait(Math.min(500, performance.now() - began));
    since = 0;
    began = performance.now();
  };
}

async function listCluster(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const ways = entries.map((entry) => ({
    way: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    entry,
  }));
  return {
    folders: ways.flatMap(({ way, entry }) => (entry.isDirectory() && isMade(way) ? [way] : [])).toSorted(),
    files: ways.flatMap(({ way, entry }) => (entry.isFile() && isCopied(way) ? [way] : [])).toSorted(),
  };
}
