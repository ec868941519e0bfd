import { nearKeys, partWordGroups, partWordTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { transaction } from '../../db/transaction';
import { readCatalogueWords } from './read-catalogue-words';

const shop = useApp();
let owner: Person;
let clerk: Person;
let pads: string;

beforeAll(async () => {
  owner = await shop.person('manager');
  clerk = await shop.person('sales_staff');
  const keeper = await shop.person('admin');
  await aWarehouse(shop.db);
  const add = async (part: object) => (await keeper.call('POST', '/products', part)).json().data._id;
  pads = await add({ name: 'فحمات فرامل أمامية', partNumber: 'BP-1' });
  await add({ name: 'قرص كلتش', partNumber: 'CL-1' });
});

beforeEach(() => sql`truncate part_words, part_words_off, part_word_suggestions`.execute(shop.db));

const find = async (q: string): Promise<string[]> =>
  (await clerk.call('GET', `/products/search?q=${encodeURIComponent(q)}`))
    .json()
    .data.map(({ partNumber }: { partNumber: string }) => partNumber);
const add = (word: string, ...means: string[]) => owner.call('POST', '/part-words', { word, means });
const list = async (query = '') => (await clerk.call('GET', `/part-words?limit=1000&${query}`)).json().data;

describe('the shop’s own words', () => {
  it('are found by what they mean, at once, until they are deleted', async () => {
    expect(await find('دوسة')).toEqual([]);
    const { _id } = (await add('الدوسة', 'فحمات')).json().data;
    expect(await find('دوسه')).toEqual(['BP-1']);
    expect((await owner.call('DELETE', `/part-words/${_id}`)).statusCode).toBe(200);
    expect(await find('دوسه')).toEqual([]);
  });

  it('come first in the dictionary, which is searched in any spelling', async () => {
    await add('دوسة', 'فحمات');
    const all = await list();
    expect(all[0]).toMatchObject({ word: 'دوسة', source: 'own' });
    expect(all).toHaveLength(partWordGroups.length + 1);
    expect((await list(`q=${encodeURIComponent('دوسه')}`)).map(({ word }: { word: string }) => word)).toEqual(
      ['دوسة'],
    );
  });

  it('are refused when they go round in circles or are there already, and nothing is lost', async () => {
    const first = (await add('دوسة', 'فحمات')).json().data;
    await add('زقزق', 'دوسة');
    const circle = await owner.call('PUT', `/part-words/${first._id}`, { means: ['زقزق'] });
    expect([circle.statusCode, circle.json().message]).toEqual([
      422,
      partWordTexts.circle(['دوسة', 'زقزق', 'دوسة']),
    ]);
    expect((await add('بطه', 'البطة')).json().message).toBe(partWordTexts.itself('بطه'));
    expect((await add('الدوسه', 'هوبات')).statusCode).toBe(409);
    expect((await list('source=own')).map(({ means }: { means: string[] }) => means)).toEqual([
      ['فحمات'],
      ['دوسة'],
    ]);
  });

  it('form no circle when two are added at once', async () => {
    const answers = await Promise.all([add('ثمرة', 'حبة'), add('حبة', 'ثمرة')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });

  it('are changed by those who may change parts only', async () => {
    expect((await clerk.call('POST', '/part-words', { word: 'دوسة', means: ['فحمات'] })).statusCode).toBe(
      403,
    );
  });

  it('refuse an edit of an outdated word', async () => {
    const { _id, version } = (await add('دوسة', 'فحمات')).json().data;
    await owner.call('PUT', `/part-words/${_id}`, { means: ['هوبات'], version });
    const late = await owner.call('PUT', `/part-words/${_id}`, { means: ['فحمات'], version });
    expect(late.json().code).toBe('STALE_VERSION');
  });

  it('are changed by one of two who edit the same word at once', async () => {
    const { _id, version } = (await add('دوسة', 'فحمات')).json().data;
    const answers = await Promise.all(
      [['هوبات'], ['قماشات']].map((means) => owner.call('PUT', `/part-words/${_id}`, { means, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('a built-in group', () => {
  it('is switched off and on again', async () => {
    expect(await find('سفايف')).toEqual(['BP-1']);
    const turn = (isOn: boolean) => owner.call('PUT', '/part-words/built-in/brake%20pads', { isOn });
    expect((await turn(false)).json().data).toMatchObject({ isOn: false, word: 'فحمات' });
    expect(await find('سفايف')).toEqual([]);
    expect(await list('source=off')).toHaveLength(1);
    await turn(true);
    expect(await find('سفايف')).toEqual(['BP-1']);
    expect((await owner.call('PUT', '/part-words/built-in/nothing', { isOn: true })).statusCode).toBe(404);
  });
});

describe('a search in vain', () => {
  const learn = (typed: string, product = pads) =>
    clerk.call('POST', '/part-words/picks', { typed, product });
  const suggestions = async () => (await owner.call('GET', '/part-words/suggestions')).json().data;

  it('suggests what the part chosen afterwards is called, and counts for nothing until it is accepted', async () => {
    for (const typed of ['دوسة كامري', 'الدوسه']) expect((await learn(typed)).statusCode).toBe(200);
    const [one] = await suggestions();
    expect(one).toMatchObject({
      word: 'دوسه',
      times: 2,
      means: ['فحمات فرامل'],
      part: { partNumber: 'BP-1' },
    });
    expect(one.users).toHaveLength(1);
    expect(await find('دوسة')).toEqual([]);
    const { word, means } = one;
    const path = `/part-words/suggestions/${one._id}/accept`;
    expect((await owner.call('POST', path, { word, means })).statusCode).toBe(200);
    expect(await find('دوسة')).toEqual(['BP-1']);
    expect(await suggestions()).toEqual([]);
    expect((await owner.call('POST', path, { word, means })).statusCode).toBe(409);
  });

  it('is not suggested again once it was dismissed', async () => {
    await learn('دوسة');
    const [one] = await suggestions();
    expect((await owner.call('POST', `/part-words/suggestions/${one._id}/dismiss`)).statusCode).toBe(200);
    await learn('دوسة');
    expect(await suggestions()).toEqual([]);
  });

  it('of known words and numbers teaches nothing', async () => {
    for (const typed of ['فحمات كامري', '90915-12']) await learn(typed);
    expect(await suggestions()).toEqual([]);
    expect((await learn('دوسة', '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e77')).statusCode).toBe(404);
  });
});

describe('mistyped words', () => {
  it('are found by the words of the catalogue once these were read, behind what was typed rightly', async () => {
    await sql`truncate catalogue_words`.execute(shop.db);
    expect(await find('قرصص')).toEqual([]);
    await transaction(shop.db, readCatalogueWords);
    for (const typed of ['كلتمشش', 'كرتسش']) expect(await find(typed), typed).toEqual([]);
    for (const typed of ['كلتشش', 'كتلش', 'كلطش']) expect(await find(typed), typed).toEqual(['CL-1']);
    expect(await find('فحامت')).toEqual(['BP-1']);
    expect(await find('سفايق')).toEqual(['BP-1']);
  });

  it('have the same keys in the database as in the program', async () => {
    for (const word of ['فحمات', 'brake', 'ااا', 'اب']) {
      const { rows } = await sql<{ keys: string[] }>`select turoos_near_keys(${word}) as keys`.execute(
        shop.db,
      );
      expect([...new Set(rows[0]?.keys)].toSorted()).toEqual(nearKeys(word).toSorted());
    }
  });
});
