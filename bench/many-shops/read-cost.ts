import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** What one shop takes of its host; Linux only. */
export interface Cost {
  /** Megabytes of the server's process; pages that several processes share are divided among them. */
  serverMegabytes: number;
  connections: number;
  /** Megabytes that the shop's connections take in PostgreSQL, without what all shops share. */
  connectionMegabytes: number;
  databaseMegabytes: number;
  /** Percent of one core, of the server and its connections. */
  processor: number;
}

export interface Hosted {
  pid: number;
  database: string;
}

/** Reads what each shop takes, and how busy it keeps the processor for some seconds. */
export async function readCosts(url: string, shops: readonly Hosted[], seconds: number): Promise<Cost[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const before = await Promise.all(shops.map(({ pid }) => ticksOf(pid)));
    const backendsBefore = await readBackends(client);
    const ticksBefore = new Map(
      await Promise.all(backendsBefore.map(async ({ pid }) => [pid, await ticksOf(pid)] as const)),
    );
    await wait(seconds * 1000);
    const backends = await readBackends(client);
    const sizes = await readSizes(client);
    return await Promise.all(
      shops.map(async ({ pid, database }, index) => {
        const own = backends.filter((one) => one.database === database);
        let ticks = (await ticksOf(pid)) - (before[index] ?? 0);
        for (const one of own) ticks += (await ticksOf(one.pid)) - (ticksBefore.get(one.pid) ?? 0);
        const privates = await Promise.all(own.map((one) => kilobytesOf(one.pid, /^Private_\w+:\s+(\d+)/gm)));
        return {
          serverMegabytes: (await kilobytesOf(pid, /^Pss:\s+(\d+)/gm)) / 1024,
          connections: own.length,
          connectionMegabytes: privates.reduce((sum, one) => sum + one, 0) / 1024,
          databaseMegabytes: (sizes.get(database) ?? 0) / 1024 ** 2,
          processor: ticks / seconds,
        };
      }),
    );
  } finally {
    await client.end();
  }
}

async function readSizes(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ database: string; bytes: string }>(
    'select datname as database, pg_database_size(oid) as bytes from pg_database where datallowconn',
  );
  return new Map(rows.map(({ database, bytes }) => [database, Number(bytes)]));
}

async function readBackends(client: Client): Promise<{ pid: number; database: string }[]> {
  const { rows } = await client.query<{ pid: number; database: string }>(
    `select pid, datname as database from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows;
}

/** The processor time of a process in hundredths of a second; zero once it has ended. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

async function kilobytesOf(pid: number, lines: RegExp): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return [...rollup.matchAll(lines)].reduce((sum, [, value]) => sum + Number(value), 0);
}
