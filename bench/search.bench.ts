import { Pool } from 'pg';
import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { growth } from './latency';
import { ratesPerSecond } from './rate';
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
  const searches = await recordSearches(url);
  const pool = new Pool({ connectionString: url, max: 8 });
  const turns = { api: 0, raw: 0 };
  const [api = 0, raw = 0] = await withShopOver(url, (ask) =>
    ratesPerSecond([
      () => ask(pathOf(wordOf(turns.api++))),
      async () => {
        const client = await pool.connect();
        for (const { text, values } of searches[turns.raw++ % searches.length] ?? [])
          await client.query(text, values);
        client.release();
      },
    ]),
  ).finally(() => pool.end());
  return [
    { name: 'search at 100,000 parts, 8 clients', value: api, unit: 'searches/s' },
    { name: 'the same statements raw, 8 connections', value: raw, unit: 'searches/s' },
    { name: 'search ÷ raw', value: api / raw, unit: 'ratio', atLeast: 0.5 },
  ];
}

async function recordSearches(url: string): Promise<Statement[][]> {
  const db = connect(url);
  const searches: Statement[][] = [];
  for (const q of typed) searches.push(await recordStatements(() => searchParts(db, { q, limit: 20 })));
  await db.destroy();
  return searches;
}

/** How much longer one waits for it when the catalogue is a hundred times as large. */
export async function measureSearchGrowth(databases: Databases): Promise<Figure[]> {
  const [small, large] = [await databases.withParts(10_000), await databases.withParts(1_000_000)];
  return withShopOver(small, (askSmall) =>
    withShopOver(large, (askLarge) =>
      growth(
        'search',
        ['10,000', '1,000,000'],
        [(turn) => askSmall(pathOf(wordOf(turn))), (turn) => askLarge(pathOf(wordOf(turn)))],
      ),
    ),
  );
}
