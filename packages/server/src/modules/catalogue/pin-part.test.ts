import { MOST_PINNED, pinTexts, productTexts } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let keeper: Person;
let clerk: Person;
let other: Person;
const parts: string[] = [];

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
  clerk = await shop.person('sales_staff');
  other = await shop.person('sales_staff');
  for (let number = 0; number < MOST_PINNED + 3; number += 1) {
    const reply = await keeper.call('POST', '/products', {
      name: `قطعة ${number}`,
      partNumber: `PIN-${number}`,
    });
    parts.push(reply.json().data._id);
  }
});

const pin = (person: Person, part: string | undefined) => person.call('PUT', `/catalogue/pinned/${part}`);
const unpin = (person: Person, part: string | undefined) =>
  person.call('DELETE', `/catalogue/pinned/${part}`);
const pinned = async (person: Person): Promise<string[]> =>
  (await person.call('GET', '/catalogue/pinned')).json().data.map(({ _id }: { _id: string }) => _id);

it('keeps a user’s parts in the order in which they were pinned, for this user alone', async () => {
  for (const at of [2, 0, 1, 0]) expect((await pin(clerk, parts[at])).statusCode).toBe(200);
  await unpin(clerk, parts[1]);
  expect(await pinned(clerk)).toEqual([parts[2], parts[0]]);
  expect(await pinned(other)).toEqual([]);
});

it('forgets a part that is deleted, and refuses one that does not exist', async () => {
  const gone = parts.pop();
  await pin(other, gone);
  const admin = await shop.person('admin');
  expect((await admin.call('DELETE', `/products/${gone}`)).statusCode).toBe(200);
  expect(await pinned(other)).toEqual([]);
  const refused = await pin(other, gone);
  expect([refused.statusCode, refused.json().message]).toEqual([404, productTexts.notFound]);
});

it('keeps to the limit under parallel requests', async () => {
  const replies = await Promise.all(parts.map((part) => pin(other, part)));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((reply) => reply.json().message)).toEqual([pinTexts.tooMany, pinTexts.tooMany]);
  expect(await pinned(other)).toHaveLength(MOST_PINNED);
});
