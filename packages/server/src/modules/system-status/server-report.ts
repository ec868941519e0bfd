import { hostname } from 'node:os';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/connect';
import type { Services } from '../../kernel/services';
import { endOf } from '../../network/identity';
import { version } from '../../system/version';
import { readDisk } from './examine-machine';

/** What a process tells about itself. Servers of several versions may share a database, so it is checked when read. */
const Report = z.object({
  version: z.string(),
  node: z.string(),
  memory: z.number(),
  lag: z.number(),
  disk: z.object({ free: z.number(), total: z.number() }),
  /** Milliseconds by which its clock is ahead of the database's. */
  clockOff: z.number(),
  certificate: z.object({ end: z.coerce.date(), isGiven: z.boolean() }).nullable(),
  exhausted: z.object({ pool: z.string(), from: z.coerce.date(), until: z.coerce.date() }).nullable(),
  requests: z.array(
    z.object({
      route: z.string(),
      count: z.number(),
      total: z.number(),
      slowest: z.number(),
      classes: z.array(z.number()),
    }),
  ),
});

export interface ServerReport extends z.output<typeof Report> {
  id: string;
  host: string;
  startedAt: Date;
  /** Whether the process serves now, and did not end or die. */
  isServing: boolean;
}

type Reporter = Pick<Services, 'config' | 'monitor' | 'network'>;

/** Stores what this process knows about itself for whoever looks at the whole shop. */
export async function writeReport(db: Db, { config, monitor, network }: Reporter): Promise<void> {
  const { identity } = network.state();
  const report: z.input<typeof Report> = {
    version,
    node: process.version,
    memory: process.memoryUsage.rss(),
    lag: monitor.eventLoop.lag(),
    disk: await readDisk(config.dataDir),
    clockOff: await readClockOff(db),
    certificate: identity
      ? { end: endOf(identity.cert), isGiven: config.https !== false && config.https.given !== undefined }
      : null,
    exhausted: monitor.lastExhaustion() ?? null,
    requests: monitor.requests.ofLastDay(),
  };
  await sql`
    insert into server_reports (id, host, started_at, report)
    values (${monitor.id}, ${hostname()}, ${monitor.startedAt}, ${JSON.stringify(report)}::jsonb)
    on conflict (id) do update set seen_at = now(), report = excluded.report`.execute(db);
  await sql`delete from server_reports where seen_at < now() - interval '1 day'`.execute(db);
}

/** Half of the time that the question took is the way of the answer. */
async function readClockOff(db: Db): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const heard = Date.now();
  return (asked + heard) / 2 - (rows[0]?.at.getTime() ?? heard);
}

const endReport = (db: Db, id: string) =>
  sql`update server_reports set ended_at = now() where id = ${id}`.execute(db);

const tellEvery = 60_000;

/** Reports once a minute, and at the end that this process serves no more. Returns a function that ends it. */
export function keepReporting(
  db: Db,
  reporter: Reporter,
  warn: (error: unknown) => void,
): () => Promise<void> {
  const tell = () => writeReport(db, reporter).catch(warn);
  const timer = setInterval(() => void tell(), tellEvery);
  const first = tell();
  return async () => {
    clearInterval(timer);
    await first;
    await endReport(db, reporter.monitor.id).catch(warn);
  };
}

/** Reads what the processes of the last day told, those that ended too. */
export async function readReports(db: Db): Promise<ServerReport[]> {
  const { rows } = await sql<
    Pick<ServerReport, 'id' | 'host' | 'startedAt' | 'isServing'> & { report: unknown }
  >`
    select id, host, started_at, report,
      ended_at is null and seen_at > now() - interval '3 minutes' as is_serving
    from server_reports where seen_at > now() - interval '1 day' order by started_at`.execute(db);
  return rows.flatMap(({ report, ...row }) => {
    const { data } = Report.safeParse(report);
    return data ? [{ ...row, ...data }] : [];
  });
}
