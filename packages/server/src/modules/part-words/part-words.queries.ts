import {
  fold,
  notFound,
  partWordGroups,
  partWordTexts,
  type Page,
  type PartWordEntry,
  type PartWordsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';

/** Lists the shop's own words and the built-in groups. They are few hundred, so they are filtered here. */
export async function listPartWords(
  db: Db,
  { q, source, page, limit, sort }: PartWordsQuery,
): Promise<Page<PartWordEntry>> {
  const sorted = [...(await readOwnWords(db)), ...(await readBuiltIn(db))]
    .filter(isFrom(source))
    .filter(contains(q));
  const all = sort === 'word' ? sorted : sorted.toReversed();
  return { rows: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
}

const isFrom =
  (source: PartWordsQuery['source']) =>
  (entry: PartWordEntry): boolean =>
    source === undefined || (source === 'off' ? !entry.isOn : entry.source === source);

const contains = (q: string | undefined) => {
  const wanted = fold(q ?? '');
  return ({ word, means }: PartWordEntry): boolean =>
    [word, ...means].some((one) => fold(one).includes(wanted));
};

type OwnWord = PartWordEntry & { version: number };

async function readOwnWords(db: Db): Promise<OwnWord[]> {
  const rows = await db
    .selectFrom('partWords')
    .select(['id', 'word', 'means', 'version', 'userName'])
    .orderBy('key')
    .execute();
  return rows.map(({ id: _id, ...row }) => ({ _id, source: 'own', isOn: true, ...row }));
}

export async function readOwnWord(db: Db, id: string): Promise<OwnWord> {
  const word = (await readOwnWords(db)).find(({ _id }) => _id === id);
  if (!word) throw notFound(partWordTexts.notFound);
  return word;
}

async function readBuiltIn(db: Db): Promise<PartWordEntry[]> {
  const rows = await db.selectFrom('partWordsOff').select(['groupKey', 'userName']).execute();
  const off = new Map(rows.map(({ groupKey, userName }) => [groupKey, userName]));
  return partWordGroups.map(([english, word = english, ...others]) => ({
    _id: english,
    source: 'builtIn',
    word,
    means: [...others, english],
    isOn: !off.has(english),
    version: null,
    userName: off.get(english) ?? '',
  }));
}

export async function readGroup(db: Db, key: string): Promise<PartWordEntry> {
  const group = (await readBuiltIn(db)).find(({ _id }) => _id === key);
  if (!group) throw notFound(partWordTexts.unknownGroup);
  return group;
}
