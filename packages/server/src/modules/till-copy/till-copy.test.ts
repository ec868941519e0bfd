import { gunzipSync } from 'node:zlib';
import { must, texts, tillTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import { applyLines, askCopy, emptyCopy, expectSame, linesIn, refresh } from '../../../test/till-copy';
import { aTill, proofOf, type TestTill } from '../../../test/tills';
import { readCursor, writeCursor, type Cursor } from './cursor';

const cash = useCash();
const { shop } = cash;
let admin: Person;
let seller: Person;
let till: TestTill;
let part: string;
let customer: string;
let copy = emptyCopy();

beforeAll(async () => {
  admin = await shop.person('admin');
  seller = await shop.person('sales_staff');
  till = await aTill(admin);
  part = await cash.part();
  customer = await cash.customer({ name: 'ناصر القدسي', balance: -12_345, creditLimit: 50_000 });
  // more than two pages of each
  await sql`with made as (
      insert into products (name, part_number, selling_price)
      select 'قطعة ' || n, 'MANY-' || n, n from generate_series(1, 1205) as n returning id)
    insert into stock_totals (product_id) select id from made`.execute(shop.db);
  await sql`insert into customers (name, customer_code)
    select 'عميل ' || n, 'MANY-' || n from generate_series(1, 1005) as n`.execute(shop.db);
});

beforeEach(async () => {
  copy = emptyCopy();
  await refresh(seller, till, copy);
});

const cursorOf = (text: string | undefined): Cursor => must(readCursor(must(text)));
const changed = async (change: () => Promise<unknown>) => {
  await change();
  const lines = linesIn(await askCopy(seller, till, copy.cursor));
  applyLines(copy, lines);
  return lines;
};

describe('a copy', () => {
  it('contains all parts and customers, and what the counter needs', async () => {
    await expectSame(shop.db, copy);
    expect(copy.upTo).not.toBeNull();
    expect(copy.settings).toMatchObject({
      store: { logo: '' },
      currencies: [{ code: 'YER' }, { code: 'USD' }, { code: 'SAR' }],
      rates: [{ usd_to_yer: 500, sar_to_yer: 130, isDefault: true }],
      moneyAccounts: expect.arrayContaining([expect.objectContaining({ _id: cash.drawer, kind: 'drawer' })]),
    });
  });

  it('continues at every mark, and ends the same', async () => {
    const lines = linesIn(await askCopy(seller, till, undefined));
    const marks = lines.flatMap((line, place) => ('at' in line ? [place] : []));
    expect(marks.length).toBeGreaterThan(7);
    for (const place of marks) {
      const other = emptyCopy();
      // the connection breaks three lines after the mark
      applyLines(other, lines.slice(0, place + 3));
      await refresh(seller, till, other);
      await expectSame(shop.db, other);
      expect(other.settings).toEqual(copy.settings);
    }
  });

  it('sends a part again when anything of it changes, and then once', async () => {
    const one = await cash.part({ partNumber: '90915-YZZD2' });
    await shop.db
      .insertInto('stock')
      .values({ productId: one, warehouseId: cash.warehouse, quantity: 1 })
      .onConflict((held) => held.doNothing())
      .execute();
    await refresh(seller, till, copy);
    const { version } = (await admin.call('GET', `/products/${one}`)).json().data;
    const changes = [
      { name: 'فلتر هواء' },
      { sellingPrice: 44.5 },
      { minStockLevel: 9 },
      { oemNumbers: ['04152-YZZA6'] },
      { barcode: '6281000000017' },
      { location: 'ب-7' },
      { vehicleCompatibility: [{ make: 'Toyota', model: 'Hilux', yearFrom: 2010, yearTo: 2015 }] },
      { isActive: false },
      { isActive: true },
    ];
    for (const [nth, change] of changes.entries()) {
      await changed(async () => {
        const reply = await admin.call('PUT', `/products/${one}`, { ...change, version: version + nth });
        expect(reply.statusCode, reply.body).toBe(200);
      });
      await expectSame(shop.db, copy);
    }
    await changed(() => sql`update products set popularity = 77 where id = ${one}`.execute(shop.db));
    expect(copy.parts.get(one)).toMatchObject({ popularity: 77, price: 4450, numbers: ['04152yzza6'] });
    await changed(() => cash.sell({ items: [{ product: one, quantity: 3 }] }));
    expect(copy.parts.get(one)?.stock).toEqual([[cash.warehouse, 97]]);
    await expectSame(shop.db, copy);
  });

  it('sends customers again with their balance, and forgets who and what was deleted', async () => {
    await changed(() =>
      cash.sell({ items: [{ product: part, quantity: 1 }], customer, paymentStatus: 'deferred' }),
    );
    expect(copy.customers.get(customer)).toMatchObject({ balance: -12_345 - 1500 });
    const [nobody, nothing] = [await cash.customer(), await cash.part({ stock: {} })];
    await refresh(seller, till, copy);
    expect(copy.customers.has(nobody) && copy.parts.has(nothing)).toBe(true);
    const lines = await changed(async () => {
      await shop.db.deleteFrom('customers').where('id', '=', nobody).execute();
      await shop.db.deleteFrom('products').where('id', '=', nothing).execute();
    });
    expect(lines).toContainEqual({
      g: { p: expect.arrayContaining([nothing]), c: expect.arrayContaining([nobody]) },
    });
    await expectSame(shop.db, copy);
  });

  it('passes over what was changed and then deleted, however much it is', async () => {
    const { rows } = await sql<{ id: string }>`insert into products (name, part_number)
      select 'زائل ' || n, 'GONE-' || n from generate_series(1, 700) as n returning id`.execute(shop.db);
    await shop.db
      .deleteFrom('products')
      .where(
        'id',
        'in',
        rows.slice(0, 650).map(({ id }) => id),
      )
      .execute();
    await refresh(seller, till, copy);
    await expectSame(shop.db, copy);
    await sql`delete from products where part_number like 'GONE-%'`.execute(shop.db);
  });

  it('sends the settings when they changed, and only then', async () => {
    const quiet = await changed(async () => undefined);
    expect(quiet.filter((line) => 's' in line)).toEqual([]);
    await changed(async () => {
      const reply = await admin.call('PUT', '/settings', { store: { name: 'قطع النور' } });
      expect(reply.statusCode, reply.body).toBe(200);
    });
    expect(copy.settings?.store.name).toBe('قطع النور');
    const rate = { usd_to_yer: 510, sar_to_yer: 134, confirm: true };
    await changed(() => admin.call('POST', '/exchange-rate', rate));
    expect(copy.settings?.rates).toMatchObject([{ usd_to_yer: 510 }]);
  });

  it('sends little when little changed', async () => {
    // what was written within the last second is sent again
    await sql`select pg_sleep(1.1)`.execute(shop.db);
    await refresh(seller, till, copy);
    const lines = await changed(() =>
      shop.db.updateTable('products').set({ shelf: 'ج' }).where('id', '=', part).execute(),
    );
    expect(lines.filter((line) => 'p' in line || 'c' in line)).toEqual([
      { p: expect.arrayContaining([part]) },
    ]);
  });

  it('sends what a transaction wrote that began before the last reading and ended after it', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const slow = shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ name: 'من معاملة طويلة' }).where('id', '=', part).execute();
      await tx
        .updateTable('customers')
        .set({ phone: '771', updatedAt: sql`now()` })
        .where('id', '=', customer)
        .execute();
      await ended;
    });
    await sql`select pg_sleep(1.5)`.execute(shop.db);
    for (let times = 0; times < 3; times++) await refresh(seller, till, copy);
    expect(copy.parts.get(part)?.name).not.toBe('من معاملة طويلة');
    end();
    await slow;
    await refresh(seller, till, copy);
    expect(copy.parts.get(part)?.name).toBe('من معاملة طويلة');
    await expectSame(shop.db, copy);
  });
});

describe('a copy begins anew', () => {
  const isAnew = async (cursor: string) => linesIn(await askCopy(seller, till, cursor))[0];

  it.each(['x', 'e30', 'eyJmb3JtIjowfQ', 'أ', '%00'])('for the cursor %s', async (cursor) =>
    expect(await isAnew(encodeURIComponent(cursor))).toEqual({ form: 3, anew: true }),
  );

  it('after the shop was restored', async () => {
    expect(await isAnew(must(copy.cursor))).toMatchObject({ anew: false });
    await sql`insert into backup_restores (id, file_name, taken_at, restored_by)
      values (gen_random_uuid(), 'x', now(), 'x')`.execute(shop.db);
    expect(await isAnew(must(copy.cursor))).toMatchObject({ anew: true });
  });

  it('but keeps its rows while everything is read again after a day, or after the clock was set back', async () => {
    // a change that no time tells of
    await sql`alter table products disable trigger products_changed`.execute(shop.db);
    const unseen = (name: string) =>
      shop.db.updateTable('products').set({ name }).where('id', '=', part).execute();
    const { since, ...cursor } = cursorOf(copy.cursor);
    for (const [name, old] of [
      ['قبل يوم', { ...cursor, since, wholeAt: cursor.wholeAt - 25 * 3_600_000 }],
      ['ساعة متقدمة', { ...cursor, since: must(since) + 3_600_000 }],
    ] as const) {
      await unseen(name);
      copy.cursor = writeCursor(old);
      const lines = await changed(async () => undefined);
      expect(lines[0]).toMatchObject({ anew: false });
      expect(copy.parts.get(part)?.name).toBe(name);
    }
    await sql`alter table products enable trigger products_changed`.execute(shop.db);
    await expectSame(shop.db, copy);
  });
});

describe('a copy is refused', () => {
  const asked = (who: Person, headers: Record<string, string>) =>
    who.call('GET', '/replica', undefined, headers);

  it('without a till, to a withdrawn one, and to those who may not read what it contains', async () => {
    expect((await asked(seller, {})).json().code).toBe('UNKNOWN_TILL');
    expect((await asked(await shop.person('accountant'), proofOf(till))).statusCode).toBe(403);
    const owner = await shop.person('super_admin');
    await owner.call('POST', '/roles', { name: 'blind', permissions: { sales: 'create', products: 'read' } });
    expect((await asked(await shop.person('blind'), proofOf(till))).json().code).toBe('FORBIDDEN');
    expect((await shop.call('GET', '/replica', undefined, proofOf(till))).json().message).toBe(
      texts.signInFirst,
    );
    const other = await aTill(admin);
    await admin.call('POST', `/tills/${other._id}/withdraw`);
    expect((await asked(seller, proofOf(other))).json()).toMatchObject({ message: tillTexts.withdrawn });
  });
});

it('contains no cost and nothing about users, whatever is asked', async () => {
  const secrets = ['918273.64', '91827364', '7364519', '73645.19', 'ملاحظة سرية', admin.username];
  const one = await cash.part({ cost: 918_273.64 });
  await shop.db
    .updateTable('products')
    .set({ purchasePrice: 7_364_519, description: 'ملاحظة سرية' })
    .where('id', '=', one)
    .execute();
  await shop.db.updateTable('customers').set({ notes: 'ملاحظة سرية' }).where('id', '=', customer).execute();
  const answers = [await askCopy(seller, till, undefined), await askCopy(seller, till, copy.cursor)];
  for (const text of answers) for (const secret of secrets) expect(text).not.toContain(secret);
  expect(answers[1]).toContain(one);
});

it('is sent compressed', async () => {
  const headers = { ...proofOf(till), 'accept-encoding': 'gzip' };
  const reply = await seller.call('GET', '/replica', undefined, headers);
  expect(reply.headers['content-encoding']).toBe('gzip');
  const text = gunzipSync(reply.rawPayload).toString();
  expect(reply.rawPayload.length).toBeLessThan(text.length / 4);
  const other = emptyCopy();
  applyLines(other, linesIn(text));
  await expectSame(shop.db, other);
});
