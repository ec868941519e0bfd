import { effectivePermissions, roleMatrix, type FoundThings } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useDebtors } from '../../../test/debt-reminders';
import { aWarehouse } from '../../../test/factories';

const { shop, debtor } = useDebtors();

async function ask(who: Pick<Person, 'call'>, path: string): Promise<FoundThings> {
  const reply = await who.call('GET', path);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const find = (q: string, who: Pick<Person, 'call'> = shop) =>
  ask(who, `/palette?${new URLSearchParams({ q })}`);

describe('parts', () => {
  let second: string;
  let filter: string;
  beforeAll(async () => {
    second = await aWarehouse(shop.db, 'مستودع الحوبان');
    filter = await shop.part({
      name: 'فلتر زيت كورولا',
      partNumber: '90915-YZZD2',
      stock: { [shop.warehouse]: 4, [second]: 9 },
    });
    await shop.db.updateTable('products').set({ shelf: 'B-12' }).where('id', '=', filter).execute();
    await sql`select refresh_search_text(array[${filter}::uuid])`.execute(shop.db);
    await shop.part({ name: 'فلتر هواء', partNumber: '90915-YZZD20' });
  });

  it('answer how much, where and how many', async () => {
    const { parts, total } = await find('فلتر زيت');
    expect(total).toBeGreaterThan(0);
    expect(parts[0]).toMatchObject({
      name: 'فلتر زيت كورولا',
      price: 15,
      quantity: 13,
      shelf: 'B-12',
      exact: false,
    });
    expect(parts[0]?.stock.map(({ quantity }) => quantity).toSorted()).toEqual([4, 9]);
  });

  it.each(['90915-YZZD2', '90915yzzd2', '٩٠٩١٥-YZZD2'])('come first by their exact number: %s', async (q) => {
    const { parts } = await find(q);
    expect(parts[0]).toMatchObject({ partNumber: '90915-YZZD2' });
  });

  it('are found by the questions asked at the counter', async () => {
    for (const q of ['بكم فلتر زيت؟', 'هل يوجد فلتر زيت', 'فلتر زيت موجود', 'سعر 90915-YZZD2'])
      expect((await find(q)).parts[0], q).toMatchObject({ name: 'فلتر زيت كورولا' });
  });

  it('mark the exact number', async () => {
    const { parts } = await find('90915 yzzd2');
    expect(parts.map(({ partNumber, exact }) => [partNumber, exact])).toEqual([
      ['90915-YZZD2', true],
      ['90915-YZZD20', false],
    ]);
  });
});

describe('customers', () => {
  it('show their debt and how old it is', async () => {
    const debts = [
      { cents: 9000, days: 40 },
      { cents: 3000, days: 2 },
    ];
    const id = await debtor(debts, { name: 'ورشة الأمانة للصيانة' });
    const { customers } = await find('ورشه الامانه');
    expect(customers).toEqual([expect.objectContaining({ _id: id, balance: -120, oldestDays: 40 })]);
  });

  it('come by exact phone, then by the beginning of the name, then debtors', async () => {
    const named = (name: string, more: object = {}) => shop.customer({ name, ...more });
    const inside = await named('مركز سعدون');
    const owing = await named('مؤسسة سعدون', { balance: -500 });
    const begins = await named('سعدون علي');
    await shop.db.updateTable('customers').set({ phone: '733 900 800' }).where('id', '=', inside).execute();
    expect((await find('سعدون')).customers.map(({ _id }) => _id)).toEqual([begins, owing, inside]);
    expect((await find('733900800')).customers).toEqual([
      expect.objectContaining({ _id: inside, exact: true }),
    ]);
  });

  it('in debt are listed by debt, or found by name', async () => {
    const deep = await shop.customer({ name: 'عليه كثير', balance: -900_000 });
    await shop.customer({ name: 'عليه لا شيء' });
    const asked = async (q: string) =>
      (await shop.call('GET', `/palette/debtors?${new URLSearchParams({ q })}`)).json().data;
    expect((await asked(''))[0]).toMatchObject({ _id: deep });
    expect(await asked('عليه')).toEqual([expect.objectContaining({ _id: deep })]);
  });
});

describe('documents', () => {
  it('are found by their whole number or its end', async () => {
    const product = await shop.part();
    const sale = await shop.sell({ items: [{ product, quantity: 1 }] });
    const end = sale.saleNumber.slice(-3);
    for (const q of [sale.saleNumber, sale.saleNumber.replaceAll('-', '').toLowerCase()])
      expect((await find(q)).documents).toEqual([
        expect.objectContaining({ kind: 'sale', _id: sale._id, exact: true, total: 15 }),
      ]);
    for (const q of [end, String(Number(end))])
      expect((await find(q)).documents).toContainEqual(
        expect.objectContaining({ kind: 'sale', _id: sale._id, exact: false }),
      );
  });

  it('are found with the Arabic layout of the keyboard', async () => {
    const product = await shop.part();
    const { _id, saleNumber } = await shop.sell({ items: [{ product, quantity: 1 }] });
    const typed = saleNumber.replace('INV', 'هىر');
    expect((await find(typed)).documents[0]).toMatchObject({ _id });
  });

  it('of every kind are found by those who may read them, and by nobody else', async () => {
    const numbers = await oneOfEach();
    for (const role of [
      'admin',
      'manager',
      'accountant',
      'sales_staff',
      'warehouse_staff',
      'viewer',
    ] as const) {
      const who = await shop.shop.person(role);
      const permissions = effectivePermissions({ rights: roleMatrix[role], own: [] });
      for (const { q, kind, permission } of numbers) {
        const found = (await find(q, who)).documents.some((one) => one.kind === kind);
        expect(found, `${kind} as ${role}`).toBe(permissions.includes(permission));
      }
    }
  });

  it('of a shift are found by those who were in it', async () => {
    const { drawer, floats } = await aDrawer();
    const [clerk, other] = [await shop.shop.person('sales_staff'), await shop.shop.person('sales_staff')];
    const opened = await clerk.call('POST', '/shifts', { drawer, floats });
    expect(opened.statusCode, opened.body).toBe(201);
    const shift = opened.json().data._id;
    const closed = await clerk.call('POST', `/shifts/${shift}/close`, { counts: floats });
    expect(closed.statusCode, closed.body).toBe(200);
    const z = String(closed.json().data.zNumber);
    const has = async (who: Person) => (await find(z, who)).documents.some(({ _id }) => _id === shift);
    expect([await has(clerk), await has(other), await has(await shop.shop.person('admin'))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it('finds nothing that a role may not read', async () => {
  const customer = await shop.customer({ name: 'سرّي للغاية' });
  const keeper = await shop.shop.person('warehouse_staff');
  expect((await find('سري للغايه')).customers).toHaveLength(1);
  expect(await find('سري للغايه', keeper)).toMatchObject({ customers: [], total: 0 });
  const recalled = await ask(keeper, `/palette/things?things=customer:${customer}`);
  expect(recalled).toMatchObject({ customers: [], total: 0 });
  expect((await keeper.call('GET', '/palette/debtors')).statusCode).toBe(403);
  const viewer = await shop.shop.person('viewer');
  expect((await find('اختبار', viewer)).users).toEqual([]);
  expect((await find('اختبار', await shop.shop.person('admin'))).users.length).toBeGreaterThan(0);
});

it('recalls things as they are now, and leaves out those that are gone', async () => {
  const product = await shop.part({ name: 'قطعة تذكر' });
  const customer = await shop.customer({ name: 'عميل يذكر' });
  const { _id: sale } = await shop.sell({ items: [{ product, quantity: 1 }] });
  const gone = crypto.randomUUID();
  const things = `part:${product},customer:${customer},sale:${sale},part:${gone},purchase:${gone}`;
  const found = await ask(shop, `/palette/things?things=${things}`);
  expect(found).toMatchObject({
    parts: [{ _id: product, quantity: 99 }],
    customers: [{ _id: customer }],
    documents: [{ kind: 'sale', _id: sale }],
    total: 3,
  });
});

it.each(['part', 'part:x', 'nothing:01900000-0000-7000-8000-000000000000'])(
  'refuses things that are none: %s',
  async (things) => {
    expect((await shop.call('GET', `/palette/things?things=${things}`)).statusCode).toBe(400);
  },
);

async function aDrawer() {
  const { id } = await shop.db
    .selectFrom('moneyAccounts')
    .select('id')
    .where('kind', '=', 'drawer')
    .executeTakeFirstOrThrow();
  return { drawer: id, floats: ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 })) };
}

/** Writes a document of each numbered kind straight into its table, and returns how each is found. */
async function oneOfEach() {
  const product = await shop.part();
  const [from, to] = [await aWarehouse(shop.db), await aWarehouse(shop.db)];
  const sale = await shop.sell({ items: [{ product, quantity: 1 }] });
  const insert = (text: ReturnType<typeof sql>) => text.execute(shop.db);
  await insert(sql`insert into stock_adjustments (adjustment_number, product_id, warehouse_id, type, reason, quantity)
    values ('ADJ-7701', ${product}, ${from}, 'addition', 'other', 1)`);
  await insert(sql`insert into transfers (transfer_number, from_warehouse_id, to_warehouse_id)
    values ('TRF-7702', ${from}, ${to})`);
  await insert(sql`insert into inventory_counts (count_number, warehouse_id) values ('CNT-7703', ${from})`);
  await insert(sql`insert into scrap_reports (report_number, product_id, warehouse_id, quantity, reason)
    values ('SCR-7704', ${product}, ${from}, 1, 'damaged')`);
  await insert(sql`with s as (insert into suppliers (name, contact_person, phone) values ('مورد', 'م', '1') returning id)
    insert into purchases (purchase_number, supplier_id, supplier_name, purchase_date, goods)
    select 'PUR-7705', id, 'مورد', now(), 0 from s`);
  await insert(sql`insert into expenses (expense_number, day, category_id, currency, amount, cents, money_account_id)
    select 'EXP-7706', now(), (select id from accounts limit 1), 'YER', 1, 1, id from money_accounts limit 1`);
  return [
    { q: sale.saleNumber, kind: 'sale', permission: 'sales.read' },
    { q: 'ADJ-7701', kind: 'adjustment', permission: 'stockAdjustments.read' },
    { q: 'TRF-7702', kind: 'transfer', permission: 'transfers.read' },
    { q: 'CNT-7703', kind: 'count', permission: 'inventoryCounts.read' },
    { q: 'SCR-7704', kind: 'scrap', permission: 'scrap.read' },
    { q: 'PUR-7705', kind: 'purchase', permission: 'purchases.read' },
    { q: 'EXP-7706', kind: 'expense', permission: 'cash.update' },
  ];
}
