import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { growth } from './latency';
import { ratesPerSecond } from './rate';
import { recordStatements, type Statement } from './record';
import { withReplay } from './replay';
import { connect, searchParts } from './server';
import { millions } from './sizes';

/**
 * What users type: words as they grow, two and three words, numbers with dashes, brands, vehicles with a
 * year.
 */
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

export const measureSearch = async (databases: Databases): Promise<Figure[]> => [
  ...(await searchRate(databases)),
  ...(await searchGrowth(databases)),
];

/** Searches through the API, compared with their statements sent raw; eight clients. */
async function searchRate(databases: Databases): Promise<Figure[]> {
  const url = await databases.of({ parts: 100_000 });
  const searches = await recordSearches(url);
  const turns = { api: 0, raw: 0 };
  const [api = 0, raw = 0] = await withShopOver(url, (ask) =>
    withReplay(url, 8, (replay) =>
      ratesPerSecond([
        () => ask(pathOf(wordOf(turns.api++))),
        () => replay(searches[turns.raw++ % searches.length] ?? []),
      ]),
    ),
  );
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

/** How much longer a search takes when the catalogue is a hundred times as large. */
async function searchGrowth(databases: Databases): Promise<Figure[]> {
  const [small, large] = [await databases.of({ parts: 10_000 }), await databases.of(millions)];
  return withShopOver(small, (askSmall) =>
    withShopOver(large, (askLarge) =>
      growth(
        'search',
        'parts',
        ['10,000', '1,000,000'],
        [(turn) => askSmall(pathOf(wordOf(turn))), (turn) => askLarge(pathOf(wordOf(turn)))],
      ),
    ),
  );
}
