import { MOST_VIEWS, viewTexts, type View } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let owner: Person;
let clerk: Person;
let other: Person;

beforeAll(async () => {
  owner = await shop.person('admin');
  clerk = await shop.person('sales_staff');
  other = await shop.person('sales_staff');
});

const state = { status: 'low_stock', sort: '-name', columns: 'name,price' };
const save = (person: Person, view: object) =>
  person.call('POST', '/views', { list: 'products', state, ...view });
const seen = async (person: Person, list = 'products'): Promise<View[]> =>
  (await person.call('GET', `/views?list=${list}`)).json().data;
const names = async (person: Person) => (await seen(person)).map(({ name }) => name);

it('is kept for the one who saved it, and for one list', async () => {
  const { statusCode, json } = await save(clerk, { name: 'ما ينفد' });
  expect([statusCode, json().data]).toMatchObject([201, { name: 'ما ينفد', state, isOwn: true }]);
  expect(await names(clerk)).toEqual(['ما ينفد']);
  expect(await names(other)).toEqual([]);
  expect(await seen(clerk, 'sales')).toEqual([]);
  const twice = await save(clerk, { name: 'ما  ينفد' });
  expect([twice.statusCode, twice.json().message]).toEqual([409, viewTexts.taken('ما  ينفد')]);
});

it('is shared with a role by those who may', async () => {
  expect((await save(clerk, { name: 'للجميع', sharedWith: 'sales_staff' })).statusCode).toBe(403);
  const { _id: id } = (await save(owner, { name: 'عرض البيع', sharedWith: 'sales_staff' })).json().data;
  expect(await seen(other)).toMatchObject([{ name: 'عرض البيع', isOwn: false, sharedWith: 'sales_staff' }]);
  expect((await other.call('PUT', `/views/${id}`, { name: 'لي' })).statusCode).toBe(403);
  expect((await other.call('DELETE', `/views/${id}`)).statusCode).toBe(403);
  await owner.call('PUT', `/views/${id}`, { sharedWith: null });
  expect(await names(other)).toEqual([]);
  expect((await save(owner, { name: 'لا أحد', sharedWith: 'ghost' })).json().message).toBe(viewTexts.noRole);
});

it('is nobody else’s to change', async () => {
  const { _id: id } = (await save(clerk, { name: 'خاص' })).json().data;
  for (const [method, body] of [
    ['PUT', { name: 'آخر' }],
    ['DELETE', undefined],
  ] as const)
    expect((await owner.call(method, `/views/${id}`, body)).statusCode).toBe(404);
});

it('is changed by its version, and deleted', async () => {
  const { _id: id, version } = (await save(other, { name: 'قديم' })).json().data;
  const changed = await other.call('PUT', `/views/${id}`, { name: 'جديد', state: { q: 'فلتر' }, version });
  expect(changed.json().data).toMatchObject({ name: 'جديد', state: { q: 'فلتر' }, version: version + 1 });
  const stale = await other.call('PUT', `/views/${id}`, { name: 'متأخر', version });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'STALE_VERSION']);
  expect((await other.call('DELETE', `/views/${id}`)).statusCode).toBe(200);
  expect(await names(other)).toEqual([]);
});

it.each([
  [
    'a state that is too large',
    { state: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`f${i}`, '1'])) },
  ],
  ['a value that is too long', { state: { q: 'x'.repeat(501) } }],
  ['a name that is no name of a setting', { state: { __proto__x: '1' } }],
  ['an unknown list', { list: 'secrets' }],
  ['a blank name', { name: ' ' }],
])('refuses %s', async (_, view) => {
  expect((await save(clerk, { name: 'عرض', ...view })).statusCode).toBe(400);
});

it('keeps to the limit under parallel requests', async () => {
  const person = await shop.person('viewer');
  const replies = await Promise.all(
    Array.from({ length: MOST_VIEWS + 5 }, (_, number) => save(person, { name: `عرض ${number}` })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_VIEWS);
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
});
