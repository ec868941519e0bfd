import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Figure } from '../figure';
import { repeat, warmUp, type Compared, type Operation } from './operation';

const rounds = 10;
const timesARound = 30;

/**
 * Compares the processor time of a request and of the least SQL, with one client. It differs from the time on
 * the clock in that other programs on the machine hardly change it. Linux only.
 */
export async function compareProcessorTime(
  { name }: Operation,
  { api, ideal }: Compared,
  { shop, databaseUrl }: { shop: number; databaseUrl: string },
): Promise<Figure[]> {
  const server = await postmasterOf(databaseUrl);
  if (server === undefined) return [];
  const spent = { shop: 0, ours: 0, least: 0 };
  const sample = async () => ({
    shop: await usedBy([shop]),
    database: await usedBy(await childrenOf(server)),
  });
  for (const work of [api, ideal]) await repeat(warmUp, work);
  for (let round = 0; round < rounds; round++) {
    const start = await sample();
    await repeat(timesARound, api);
    const between = await sample();
    await repeat(timesARound, ideal);
    const end = await sample();
    spent.shop += between.shop - start.shop;
    spent.ours += between.database - start.database;
    spent.least += end.database - between.database;
  }
  const each = (ms: number) => ms / rounds / timesARound;
  return [
    { name: `${name}: processor time of the shop`, value: each(spent.shop), unit: 'ms' },
    { name: `${name}: processor time of PostgreSQL`, value: each(spent.ours), unit: 'ms' },
    { name: `${name}: the same, least SQL`, value: each(spent.least), unit: 'ms' },
  ];
}

/** The process that all processes of the database server are children of. */
async function postmasterOf(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ pid: number }>('select pg_backend_pid() as pid')
    .finally(() => client.end());
  return (await statOf(rows[0]?.pid ?? 0))?.parent;
}

async function childrenOf(parent: number): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(all.map(statOf));
  return all.filter((_, place) => stats[place]?.parent === parent);
}

async function usedBy(processes: readonly number[]): Promise<number> {
  const stats = await Promise.all(processes.map(statOf));
  return stats.reduce((sum, stat) => sum + (stat?.ms ?? 0), 0);
}

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** The parent and the processor time of a process. Its name, in brackets, may contain spaces. */
async function statOf(pid: number): Promise<{ parent: number; ms: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
  return { parent, ms: (user + system) * tick };
}
