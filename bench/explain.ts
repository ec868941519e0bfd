import { apis, type Api, type Endpoint } from '@turoos/contract';
import { Client } from 'pg';
import { withCaller, type Ask } from './caller';
import type { Databases, Size } from './databases';
import { explain, linesOf, tablesAbove, worstOf, type Explained } from './plans';
import { recordStatements, type Statement } from './record';
import { readConfig, startServer } from './server';
import { environmentOf, withFolder } from './shop';
import { millionCustomers, millions, millionSales } from './sizes';

/** Milliseconds: slower statements are printed. */
const slow = 50;
/** Rows: no page may read a whole table that is larger. */
const large = 50_000;
/** Domains that read all data from their own totals; they have measurements of their own. */
const measuredApart = ['reports', 'owner-report', 'inventory-reports'];
/**
 * Endpoints that aggregate whole tables: at most twice a minute in a large shop, or when a campaign is
 * written.
 */
const addingUp =
  /^\/(products\/stats|inventory\/stats|customers\/statistics|warehouses|marketing\/audience)(?=[ ?])/;

interface Seen extends Explained {
  call: string;
}

/**
 * Explains the statements of every list, search and card of the app in shops with a million rows, and prints
 * the slow ones. Returns whether none reads a large table from end to end.
 */
export async function explainCalls(databases: Databases): Promise<boolean> {
  const seen: Seen[] = [];
  for (const size of [millionSales, millions, millionCustomers]) {
    console.error(`${nameOf(size)}…`);
    seen.push(...(await explainShop(await databases.of(size), nameOf(size))));
  }
  const worst = seen.toSorted((a, b) => b.ms - a.ms);
  const scanning = seen.filter(({ scans }) => scans.length > 0);
  const bad = scanning.filter(({ call }) => !addingUp.test(call));
  for (const one of worst.filter(({ ms, scans }) => ms > slow || scans.length > 0)) print(one);
  console.table(
    worst.slice(0, 25).map(({ call, ms, plan }) => ({ call, ms: Math.round(ms), slowest: worstOf(plan) })),
  );
  console.log(
    `${seen.length} statements, ${seen.filter(({ ms }) => ms > slow).length} above ${slow} ms, ` +
      `${bad.length} lists, searches or cards reading a table of over ${large} rows from end to end ` +
      `(and ${scanning.length - bad.length} adding one up)`,
  );
  return bad.length === 0;
}

const nameOf = (size: Size) =>
  Object.entries(size)
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
    .join(', ');

const explainShop = (url: string, shop: string): Promise<Seen[]> =>
  withFolder(async (folder) => {
    const server = await startServer(
      readConfig({ ...environmentOf(folder), DATABASE_URL: url }),
      () => undefined,
    );
    const client = new Client({ connectionString: url });
    await client.connect();
    const largeTables = await tablesAbove(client, large);
    const look = async (ask: Ask) => {
      const seen: Seen[] = [];
      for (const path of callsOf(apis)) {
        const statements = await recordStatements(() => ask(path)).catch(() => undefined);
        if (!statements) console.log(`not looked at, as it wants to be asked for more: ${path}`);
        for (const statement of statements?.filter(reads) ?? [])
          seen.push({ call: `${path} (${shop})`, ...(await explain(client, statement, largeTables)) });
      }
      return seen;
    };
    return withCaller(`http://127.0.0.1:${server.port}`, look).finally(async () => {
      await client.end();
      await server.close();
    });
  });

/** Every GET that needs no id: plain, in every sort order, and with a search word. */
function callsOf(all: Readonly<Record<string, Api>>): string[] {
  return Object.entries(all)
    .filter(([domain]) => !measuredApart.includes(domain))
    .flatMap(([, api]) => Object.values(api))
    .filter(({ method, path, reply }) => method === 'GET' && !path.includes(':') && reply.kind !== 'stream')
    .flatMap((endpoint) => variantsOf(endpoint).map((query) => `${endpoint.path}${query}`));
}

const word = encodeURIComponent('محمد');

function variantsOf({ query }: Endpoint): string[] {
  const fields: Record<string, unknown> = query?.shape ?? {};
  const orders =
    'sort' in fields ? (fields['sort'] as { unwrap(): { options: string[] } }).unwrap().options : [];
  return ['', ...('q' in fields ? [`?q=${word}`] : []), ...orders.map((sort) => `?sort=${sort}`)];
}

const reads = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text) && !text.includes('pgboss');

function print({ call, ms, scans, text, plan }: Seen): void {
  console.log(`\n${call}: ${ms.toFixed(1)} ms${scans.length ? `, reads all of ${scans.join(', ')}` : ''}`);
  console.log(`  ${text.replaceAll(/\s+/g, ' ').slice(0, 1000)}`);
  for (const line of linesOf(plan)) console.log(`    ${line}`);
}
