import { sql } from 'kysely';
import { adenDay, addDays, importTexts, must } from '@turoos/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { useMovingIn, type Cells } from '../../../test/moving-in';

const old = useMovingIn();
const { shop, there } = old;

const customers = (...rows: Cells): Cells => [['رقم العميل', 'اسم العميل', 'الجوال', 'عليه', 'له'], ...rows];
const customer = async (name: string) => {
  const { data } = (await there.owner.call('GET', `/customers?q=${name}`)).json();
  return data.customers ?? data;
};
const statement = async (id: string) =>
  (await there.owner.call('GET', `/customer-balance/${id}/transactions`)).json();

describe('customers and suppliers of another program', () => {
  afterEach(async () => expect(await old.brokenBooks()).toEqual([]));

  it('come with their debts, which are in the statement, the ledger and the journal of the chosen day', async () => {
    const day = addDays(adenDay(), -40);
    const file = await old.upload({
      العملاء: customers(
        ['C-10', 'محمد علي الصبري', '777111222', '150000', ''],
        ['C-11', 'ورشة النجم', '733000111', '', '30000'],
        ['C-12', 'صالح أحمد', '', '', ''],
      ),
    });
    await old.choose(file, 0, { currency: 'YER', rate: 1500, day });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({ refused: '', sums: { created: 3, owed: 100, owedBack: 20 } });
    await old.bring(file);
    const [ali] = await customer('الصبري');
    expect(ali).toMatchObject({ customerCode: 'C-10', phone: '777111222', balance: -100 });
    const { data } = await statement(ali._id);
    expect(data[0]).toMatchObject({
      change: -100,
      usd_to_yer: 1500,
      note: expect.stringContaining('150,000'),
    });
    expect(data[0].note).toContain('رصيد افتتاحي');
    expect(adenDay(new Date(data[0].createdAt))).toBe(day);
    const { rows } = await sql`
      select e.day, e.usd_to_yer, a.key, l.amount from journal_entries e join journal_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id where e.kind = 'customerOpening' order by a.key`.execute(
      shop.db,
    );
    expect(rows).toEqual([
      { day, usdToYer: 1500, key: 'customers', amount: 8000 },
      { day, usdToYer: 1500, key: 'openingBalances', amount: -8000 },
    ]);
  });

  it('in three spellings are one, unless their phones contradict and the answer says so', async () => {
    const file = await old.upload({
      ع: customers(
        ['', 'الحاج عبد الله الحيمي', '770000001', '10', ''],
        ['', 'عبدالله الحيمي', '', '20', ''],
        ['', 'عبدالله  الحيمى', '770000001', '5', ''],
        ['', 'أحمد سعيد', '771', '7', ''],
        ['', 'أحمد سعيد', '770000009', '1', ''],
        ['', 'احمد سعيد', '770000008', '2', ''],
      ),
    });
    // the headings are known from the file in rials
    await old.choose(file, 0, { currency: 'USD', rate: null });
    const before = await old.previewSheet(file);
    expect(before.sums.owed).toBe(45);
    expect(before.questions).toHaveLength(1);
    const { key, proposed } = must(before.questions[0]);
    const other = proposed === 'merge' ? 'apart' : 'merge';
    await old.choose(file, 0, { currency: 'USD', rate: null }, { answers: { [key]: other } });
    const after = await old.previewSheet(file);
    expect(after.sums.owed).toBe(45);
    expect(after.sums.created).not.toBe(before.sums.created);
    await old.bring(file);
    expect((await customer('الحيمي')).map(({ balance }: { balance: number }) => balance)).toEqual([-35]);
  });

  it('in rials owe thousands where a text has a point, and what a workbook stores as a number', async () => {
    const row = (name: string, type: string, amount: string) =>
      `<Row><Cell><Data ss:Type="String">${name}</Data></Cell><Cell><Data ss:Type="${type}">${amount}</Data></Cell></Row>`;
    const file = await old.upload(
      Buffer.from(`<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
        xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="ديون"><Table>
        ${row('اسم العميل', 'String', 'عليه (ريال)')}${row('صاحب النقطة', 'String', '137.500')}
        ${row('صاحب الكسر', 'Number', '137.125')}</Table></Worksheet></Workbook>`),
    );
    await old.choose(file, 0, { currency: 'YER', rate: 550 });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({
      remarks: 2,
      written: { owed: 137_637.125, inRials: true },
      sums: { owed: 250.25 },
    });
    expect(sheet.problems.map(({ value, message }) => [value, message])).toEqual([
      ['137.500', importTexts.point.thousands],
      ['137.125', importTexts.point.fraction],
    ]);
  });

  it('that have entries already keep their balance; blocked ones get theirs and stay blocked', async () => {
    const made = await there.owner.call('POST', '/customers', { name: 'قديم الحساب', balance: -50 });
    expect(made.statusCode).toBe(201);
    await there.owner.call('POST', '/customers', { name: 'محظور الحساب', isBlocked: true });
    const file = await old.upload({
      ع: customers(['', 'قديم الحساب', '771234567', '80', ''], ['', 'محظور الحساب', '', '60', '']),
    });
    await old.choose(file, 0, { currency: 'USD', rate: null });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({ remarks: 1, sums: { created: 0, changed: 2, owed: 60 } });
    await old.bring(file);
    expect(await customer('قديم الحساب')).toMatchObject([{ balance: -50, phone: '771234567' }]);
    expect(await customer('محظور الحساب')).toMatchObject([{ balance: -60, isBlocked: true }]);
  });

  it('whose rows have days of their own owe since then; a row of a closed day stays out', async () => {
    const dayOf = (ago: number) => addDays(adenDay(), -ago);
    const written = (ago: number) => dayOf(ago).split('-').toReversed().join('/');
    const file = await old.upload({
      ع: [
        ['اسم العميل', 'عليه (ريال)', 'له (ريال)', 'منذ (تاريخ)'],
        ['دين رمضان', '75000', '', written(200)],
        ['دين العيد', '15000', '', written(100)],
        ['دين بلا يوم', '30000', '', ''],
        ['دين السنة الماضية', '45000', '', written(400)],
        ['دين بلا معنى', '1500', '', 'قديم'],
        ['دين الغد', '1500', '', written(-1)],
      ],
    });
    await old.choose(file, 0, { currency: 'YER', rate: 1500, day: dayOf(5) });
    await sql`update books set closing_date = ${dayOf(300)}`.execute(shop.db);
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({ refused: '', badRows: 3, sums: { created: 3, owed: 80 } });
    expect(sheet.problems.map(({ row }) => row).toSorted()).toEqual([5, 6, 7]);
    expect(new Set(sheet.problems.map(({ column }) => column))).toEqual(new Set(['منذ (تاريخ)']));
    const brought = await old.bring(file);
    const { rows } = await sql`
      select c.name, to_char(t.at at time zone 'Asia/Aden', 'YYYY-MM-DD') as day from customer_transactions t
      join customers c on c.id = t.customer_id where c.name like 'دين%' order by t.at`.execute(shop.db);
    expect(rows).toEqual([
      { name: 'دين رمضان', day: dayOf(200) },
      { name: 'دين العيد', day: dayOf(100) },
      { name: 'دين بلا يوم', day: dayOf(5) },
    ]);
    await old.takeBack(brought);
    await sql`update books set closing_date = null`.execute(shop.db);
  });

  it('of suppliers are owed by the shop', async () => {
    await old.bringSheets({
      الموردين: [
        ['اسم المورد', 'الهاتف', 'المدينة', 'مدين', 'دائن'],
        ['شركة التوفيق للاستيراد', '01234567', 'صنعاء', '', '2500.50'],
        ['مؤسسة الخير', '', '', '100', ''],
      ],
    });
    const { data } = (await there.owner.call('GET', '/suppliers?q=التوفيق')).json();
    const [supplier] = data.suppliers ?? data;
    expect(supplier).toMatchObject({ city: 'صنعاء', balance: -2500.5 });
  });

  it('are refused on a closed day and without the right to post balances', async () => {
    const file = await old.upload({ ع: customers(['', 'زبون اليوم المقفل', '', '10', '']) });
    const day = addDays(adenDay(), -3);
    await old.choose(file, 0, { day });
    await sql`update books set closing_date = ${day}`.execute(shop.db);
    expect((await old.previewSheet(file)).refused).toContain('مقفلة');
    const refused = await old.call('POST', `/files/${file._id}/bring`);
    expect(refused.statusCode).toBe(422);
    expect(await customer('زبون اليوم المقفل')).toEqual([]);
    await sql`update books set closing_date = null`.execute(shop.db);
    await old.bring(file);
  });
});
