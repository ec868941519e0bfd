import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useCustomers } from '../../../test/customers';
import { checkBooks } from '../books';

const { shop, call, create } = useCustomers();

const readKinds = async () => {
  const { rows } = await sql<{ kind: string; customers: number }>`
    select concat_ws(' ', reach, no_marketing, is_active, is_blocked, is_loyal) as kind, customers
    from customer_kinds where customers <> 0 order by 1`.execute(shop.db);
  return Object.fromEntries(rows.map(({ kind, customers }) => [kind, customers]));
};

const broken = async () =>
  (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length > 0);

it('every way to change a customer keeps the numbers of the kinds', async () => {
  const one = await create({ phone: '777123456' });
  const other = await create({ email: 'other@turoos.ye', isBlocked: true });
  expect(await readKinds()).toEqual({ '5 f t f f': 1, '2 f t t f': 1 });
  await call('PATCH', `/customers/${one._id}/block`, { isBlocked: true });
  await call('PUT', `/customers/${other._id}`, { phone: '777123457', noMarketing: true });
  expect(await readKinds()).toEqual({ '5 f t t f': 1, '7 t t t f': 1 });
  await shop.db.updateTable('customers').set({ loyaltyPoints: 5, isActive: false }).execute();
  expect(await readKinds()).toEqual({ '5 f f t t': 1, '7 t f t t': 1 });
  expect((await call('DELETE', `/customers/${other._id}`)).statusCode).toBe(200);
  expect(await readKinds()).toEqual({ '5 f f t t': 1 });
  expect(await broken()).toEqual([]);
});

it('parallel changes are all counted', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => create({ phone: '777123456' })));
  const answers = await Promise.all([
    ...made.map(({ _id }, at) => call('PATCH', `/customers/${_id}/block`, { isBlocked: at % 2 === 0 })),
    ...made.map(({ _id }) => call('PUT', `/customers/${_id}`, { noMarketing: true })),
    create({ phone: '777123456' }),
  ]);
  expect(answers.filter((answer) => answer.statusCode >= 400)).toEqual([]);
  expect(await broken()).toEqual([]);
});

it('a balance changes without writing to the kinds, which every sale on credit would else wait for', async () => {
  const { _id } = await create();
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from customer_kinds order by 1`.execute(shop.db)).rows;
  const before = await version();
  await shop.db.updateTable('customers').set({ balance: 0, version: 9 }).where('id', '=', _id).execute();
  expect(await version()).toEqual(before);
});

it('a wrong number is found in the books', async () => {
  await sql`update customer_kinds set customers = customers + 1`.execute(shop.db);
  expect((await broken()).map(({ claim }) => claim)).toEqual([
    'the kept numbers of customers are those of the customers',
  ]);
});
