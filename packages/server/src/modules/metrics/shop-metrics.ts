import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import type { Services } from '../../kernel/services';
import { describeArchive } from '../backup';

/** Milliseconds for which figures of the database are good enough. */
const freshFor = 15_000;
/** Milliseconds within which the figures of the shop are read, because Prometheus waits ten seconds for all of them. */
const patience = 3000;

/** A figure of the shop: a value for each set of labels, and none where nothing is known. */
interface Figure {
  name: string;
  help: string;
  values: { labels?: Record<string, string>; value: number | null }[];
}

/** Returns a reader of the figures that need the database, as text; they are read at most every 15 seconds. */
export function createShopMetrics(services: Services, now: () => number = Date.now): () => Promise<string> {
  let last: { at: number; text: Promise<string> } | undefined;
  return () => {
    if (!last || now() - last.at >= freshFor) last = { at: now(), text: read(services) };
    return last.text;
  };
}

async function read(services: Services): Promise<string> {
  const giveUp = async () => {
    await wait(patience, undefined, { ref: false });
    throw new Error('The database did not tell its figures in time.');
  };
  let figures: Figure[] = [];
  let isUp = 1;
  try {
    figures = await Promise.race([readFigures(services), giveUp()]);
  } catch (error) {
    services.warn(error);
    isUp = 0;
  }
  const up: Figure = {
    name: 'turoos_database_up',
    help: 'Whether the figures of the database could be read',
    values: [{ value: isUp }],
  };
  return textOf([up, ...figures]);
}

function textOf(figures: readonly Figure[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, values } of figures) {
    const known = values.filter(({ value }) => value !== null);
    // a gauge that was never set would say zero
    if (known.length === 0) continue;
    const labelNames = Object.keys(known[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels = {}, value } of known) gauge.set(labels, value ?? 0);
  }
  return registry.metrics();
}

async function readFigures({ reads, db, config }: Services): Promise<Figure[]> {
  const from = await reads.forJobs();
  const archive = await describeArchive(db, config.dataDir, config.databaseUrl === undefined);
  const reached = archive.places.flatMap(({ reachedAt }) => (reachedAt ? [reachedAt.getTime()] : []));
  const archiveFigure = {
    name: 'turoos_archive_lag_seconds',
    help: 'Age of the newest change that is in a place for continuous copies',
    values: reached.length > 0 ? [{ value: (Date.now() - Math.max(...reached)) / 1000 }] : [],
  };
  return [...(await transaction(from, readInDatabase)), archiveFigure];
}

const age = (moment: string) => sql.raw(`extract(epoch from now() - ${moment})::float8`);

async function readInDatabase(db: Db): Promise<Figure[]> {
  await sql`set local statement_timeout = ${sql.lit(patience)}`.execute(db);
  const { rows } = await sql<
    Record<'size' | 'backup' | 'decisions' | 'imports' | 'deliveries', number | null>
  >`
    select pg_database_size(current_database()) as size,
      (select ${age('max(created_at)')} from backups where status = 'ready' and kind <> 'uploaded') as backup,
      (select count(distinct offline_sale_id) from sale_decisions where status = 'open') as decisions,
      (select count(*) from brought_files where bringing_id is null) as imports,
      (select count(*) from webhook_deliveries where status = 'queued') as deliveries`.execute(db);
  const one = rows[0];
  const plain = (name: string, help: string, value: number | null | undefined): Figure => ({
    name,
    help,
    values: [{ value: value ?? null }],
  });
  return [
    plain('turoos_database_size_bytes', 'Size of the database', one?.size),
    plain('turoos_backup_age_seconds', 'Age of the newest backup that was completed', one?.backup),
    plain('turoos_undecided_sales', 'Sales made offline that wait for a decision', one?.decisions),
    plain('turoos_open_imports', 'Files of other programs that were not brought in', one?.imports),
    plain('turoos_webhooks_waiting', 'Deliveries to other programs that wait', one?.deliveries),
    ...(await readOutbox(db)),
    ...(await readJobs(db)),
  ];
}

async function readOutbox(db: Db): Promise<Figure[]> {
  const { rows } = await sql<{ channel: string; waiting: number; oldest: number }>`
    select channel, count(*) as waiting, ${age('min(created_at)')} as oldest
    from outbox where status = 'queued' group by channel`.execute(db);
  const by = (field: 'waiting' | 'oldest') =>
    rows.map(({ channel, ...row }) => ({ labels: { channel }, value: row[field] }));
  return [
    { name: 'turoos_outbox_waiting', help: 'Messages that wait to be sent', values: by('waiting') },
    { name: 'turoos_outbox_oldest_seconds', help: 'Age of the oldest of them', values: by('oldest') },
  ];
}

/** The queue archives what ended after twelve hours, so this counts the failures of the last twelve. */
async function readJobs(db: Db): Promise<Figure[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('jobs.job') is not null as exists`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ name: string; waiting: number; oldest: number | null; failed: number }>`
    select name, count(*) filter (where state < 'active' and start_after <= now()) as waiting,
      ${age("min(start_after) filter (where state < 'active' and start_after <= now())")} as oldest,
      count(*) filter (where state = 'failed') as failed
    from jobs.job where name not like '\_\_pgboss%' group by name`.execute(db);
  const by = (field: 'waiting' | 'oldest' | 'failed') =>
    rows.map(({ name, ...row }) => ({ labels: { name }, value: row[field] }));
  return [
    { name: 'turoos_jobs_waiting', help: 'Jobs in the queue that are due', values: by('waiting') },
    { name: 'turoos_jobs_oldest_seconds', help: 'How long the oldest of them is due', values: by('oldest') },
    { name: 'turoos_jobs_failed', help: 'Jobs that failed in the last 12 hours', values: by('failed') },
  ];
}
