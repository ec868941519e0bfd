import { Pool } from 'pg';
import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { latency } from './latency';
import { ratePerSecond } from './rate';
import { recordStatements, type Statement } from './record';
import { connect, searchParts } from './server';

/** What people type: words as they grow, two and three of them, numbers with dashes, brands, cars with a year. */
const typed = [
  ['فل', 'فلتر', 'فلتر زي', 'بواجي', 'كشاف يم', 'مساعد'],
  [
    'فحمات كورولا',
    'فلتر زيت كامري',
    'طرمبة ماء برادو',
    'دينمو سوناتا',
    'صدام امامي اكسنت',
    'مقص هايلوكس يسار',
  ],
  ['04465-', '90915-K', '58101-2', '15208', '16100-H2'],
  ['denso', 'kyb هايلوكس', 'mobis'],
  ['كورولا 2015', 'باترول 2008', 'فلتر هواء النترا 2013'],
  ['عمود كرنك باجيرو', 'كورولا هيونداي', 'سسسصصص'],
].flat();
const wordOf = (turn: number) => typed[turn % typed.length] ?? '';
const pathOf = (q: string) => `/products/search?q=${encodeURIComponent(q)}`;

/** Through the API against its own statements straight on the database, eight at a time. */
export async function measureSearchRate(databases: Databases): Promise<Figure[]> {
  const url = await databases.withParts(100_000);
  const raw = await rawRate(url);
  const api = await withShopOver(url, (ask) => {
    let turn = 0;
    return ratePerSecond(() => ask(pathOf(wordOf(turn++))));
  });
  return [
    { name: 'search at 100,000 parts, 8 clients', value: api, unit: 'searches/s' },
    { name: 'the same statements raw, 8 connections', value: raw, unit: 'searches/s' },
    { name: 'search ÷ raw', value: api / raw, unit: 'ratio', atLeast: 0.5 },
  ];
}

async function rawRate(url: string): Promise<number> {
  const db = connect(url);
  const searches: Statement[][] = [];
  for (const q of typed) searches.push(await recordStatements(() => searchParts(db, { q, limit: 20 })));
  await db.destroy();
  const pool = new Pool({ connectionString: url, max: 8 });
  let turn = 0;
  const rate = await ratePerSecond(async () => {
    const client = await pool.connect();
    for (const { text, values } of searches[turn++ % searches.length] ?? []) await client.query(text, values);
    client.release();
  });
  await pool.end();
  return rate;
}

/** How much longer one waits for it when the catalogue is a hundred times as large. */
export async function measureSearchGrowth(databases: Databases): Promise<Figure[]> {
  const small = await searchLatency(await databases.withParts(10_000));
  const large = await searchLatency(await databases.withParts(1_000_000));
  return [
    { name: 'search at 10,000 parts, p50', value: small.p50, unit: 'ms' },
    { name: 'search at 10,000 parts, p95', value: small.p95, unit: 'ms' },
    { name: 'search at 1,000,000 parts, p50', value: large.p50, unit: 'ms' },
    { name: 'search at 1,000,000 parts, p95', value: large.p95, unit: 'ms' },
    { name: 'search p95, 1,000,000 ÷ 10,000 parts', value: large.p95 / small.p95, unit: 'ratio', atMost: 2 },
  ];
}

const searchLatency = (url: string) =>
  withShopOver(url, (ask) => latency((turn) => ask(pathOf(wordOf(turn)))));
