import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Figure } from '../figure';
import { repeat, warmUp, type Compared, type Operation } from './operation';

const rounds = 10;
const timesARound = 30;

/** The shop's process, and the databases whose connections are processes of PostgreSQL. */
interface Places {
  shop: number;
  url: string;
  idealUrl: string;
}

/**
 * Compares the processor time of a request and of the least SQL, with one client. Other programs on the machine
 * lengthen it less than the time on the clock, because waiting for a processor does not count. Linux only.
 */
export async function compareProcessorTime(
  { name }: Operation,
  { api, ideal }: Compared,
  { shop, url, idealUrl }: Places,
): Promise<Figure[]> {
  if ((await usedBy([process.pid])).size === 0) return [];
  for (const work of [api, ideal]) await repeat(warmUp, work);
  const [ours, least] = [await connectionsTo(url), await connectionsTo(idealUrl)];
  const sample = () => Promise.all([usedBy([shop]), usedBy(ours), usedBy(least)]);
  const start = await sample();
  for (let round = 0; round < rounds; round++)
    for (const work of [api, ideal]) await repeat(timesARound, work);
  const end = await sample();
  const each = (place: 0 | 1 | 2) => usedBetween(start[place], end[place]) / rounds / timesARound;
  return [
    { name: `${name}: processor time of the shop`, value: each(0), unit: 'ms' },
    { name: `${name}: processor time of PostgreSQL`, value: each(1), unit: 'ms' },
    { name: `${name}: processor time of PostgreSQL, least SQL`, value: each(2), unit: 'ms' },
  ];
}

/** The processes of PostgreSQL that serve the open connections to a database. */
async function connectionsTo(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .finally(() => client.end());
  return rows.map(({ pid }) => pid);
}

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** Milliseconds of processor time that each process has used so far; one that has ended is left out. */
async function usedBy(processes: readonly number[]): Promise<Map<number, number>> {
  const used = new Map<number, number>();
  for (const pid of processes) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (stat !== undefined) used.set(pid, timeIn(stat));
  }
  return used;
}

/** What the processes used that ran until the end: pools end the connections that nobody needs. */
const usedBetween = (start: ReadonlyMap<number, number>, end: ReadonlyMap<number, number>): number =>
  [...end].reduce((sum, [pid, used]) => sum + used - (start.get(pid) ?? 0), 0);

/** User and system time are the 14th and 15th field; the second, a name in brackets, may contain spaces. */
function timeIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
