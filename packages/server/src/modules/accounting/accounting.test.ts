import { accountingTexts, addDays, adenDay, denial, roleNames, type RoleName } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAdmin } from '../../../test/admin';
import { accountIds, dollars, post as write } from '../../../test/journal';
import { transaction, type Tx } from '../../db/transaction';
import { postJournal } from './post-journal';

const { shop, call, post, failure, rows } = useAdmin();
const today = adenDay();
let ids: Record<string, string>;
const id = (name: string) => ids[name] ?? '';

const bring = (
  cents: number,
  facts: { day?: string; note?: string; number?: string; usdToYer?: number } = {},
) =>
  write(shop.db, {
    kind: 'payIn',
    figures: { value: cents },
    own: id('capital'),
    money: [dollars(id('safe'), cents)],
    ...facts,
  });

beforeAll(async () => {
  ids = await accountIds(shop.db);
  await bring(12_345, { note: 'دفعة أحمد إلى الخزنة', number: 'INV-202611-0042', usdToYer: 530 });
  await bring(-5000, { day: addDays(today, -1), number: 'INV-202611-0043' });
});

describe('an account of the shop', () => {
  it('takes no code that a category of expenses takes at the same moment', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].flatMap((nth) => [
        call('POST', '/accounts', { name: `حساب ${nth}`, parent: id('expenses') }),
        call('POST', '/expense-categories', { name: `بند ${nth}` }),
      ]),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 201));
    const chart: { code: string }[] = await rows('/accounts');
    expect(new Set(chart.map(({ code }) => code)).size).toBe(chart.length);
  });

  it('is added below a main account, with the next code', async () => {
    const loan = await post('/accounts', { name: 'قرض من بنك', parent: id('liabilities') });
    expect(loan).toMatchObject({
      code: '2301',
      kind: 'liability',
      key: null,
      level: 1,
      balance: 0,
      isMoney: false,
    });
    const second = await post('/accounts', { name: 'قرض من صديق', parent: loan._id });
    expect(second).toMatchObject({ code: '2302', kind: 'liability', level: 2 });
    const car = await post('/accounts', { name: 'سيارة المتجر', parent: id('assets') });
    expect(car).toMatchObject({ code: '1621', kind: 'asset' });
    const chart: { name: string }[] = await rows('/accounts');
    const names = chart.map(({ name }) => name);
    expect(names.indexOf('قرض من صديق')).toBe(names.indexOf('قرض من بنك') + 1);
  });

  it('has a name of its own, in any spelling', async () => {
    await post('/accounts', { name: 'إيجار مستودع', parent: id('expenses') });
    expect(await failure('POST', '/accounts', { name: 'ايجار مستودع', parent: id('expenses') })).toEqual([
      409,
      accountingTexts.nameTaken,
    ]);
    expect(await failure('POST', '/accounts', { name: ' ', parent: id('expenses') })).toEqual([
      400,
      accountingTexts.nameRequired,
    ]);
  });

  it.each([
    ['sales', accountingTexts.systemParent],
    ['safe', accountingTexts.moneyParent],
    ['البنك', accountingTexts.moneyParent],
    ['drawers', accountingTexts.systemParent],
  ])('is not added below %s', async (parent, message) =>
    expect(await failure('POST', '/accounts', { name: 'حساب', parent: id(parent) })).toEqual([422, message]),
  );

  it('is not added below an account that does not exist', async () =>
    expect(await failure('POST', '/accounts', { name: 'حساب', parent: crypto.randomUUID() })).toEqual([
      404,
      accountingTexts.accountNotFound,
    ]));

  it('is renamed and deactivated, but not while it has a balance', async () => {
    const partner = await post('/accounts', { name: 'شريك', parent: id('equity') });
    const path = `/accounts/${partner._id}`;
    const renamed = (await call('PUT', path, { name: 'الشريك سالم', version: 1 })).json().data;
    expect(renamed).toMatchObject({ name: 'الشريك سالم', version: 2 });
    expect(await failure('PUT', path, { name: 'غيره', version: 1 })).toEqual([409, expect.anything()]);
    await write(shop.db, {
      kind: 'payIn',
      figures: { value: 100 },
      own: partner._id,
      money: [dollars(id('safe'), 100)],
    });
    expect(await failure('PUT', path, { isActive: false })).toEqual([422, accountingTexts.hasBalance]);
    await write(shop.db, {
      kind: 'payOut',
      figures: { value: 100 },
      own: partner._id,
      money: [dollars(id('safe'), -100)],
    });
    expect((await call('PUT', path, { isActive: false })).json().data.isActive).toBe(false);
    expect(await failure('POST', '/accounts', { name: 'تحته', parent: partner._id })).toEqual([
      422,
      accountingTexts.inactiveParent,
    ]);
  });

  it.each([
    ['sales', accountingTexts.systemAccount],
    ['البنك', accountingTexts.moneyAccount],
  ])('is not %s', async (name, message) =>
    expect(await failure('PUT', `/accounts/${id(name)}`, { name: 'غيره' })).toEqual([422, message]),
  );
});

describe('the journal', () => {
  const found = async (q: string) =>
    (await rows(`/journal?q=${encodeURIComponent(q)}`)).map((entry: { total: number }) => entry.total);

  it.each([
    ['احمد الخزنه', [123.45]],
    ['inv202611', [123.45, 50]],
    ['INV-202611-0043', [50]],
    ['لا أحد', []],
  ])('is searched: %s', async (q, totals) => expect(await found(q)).toEqual(totals));

  it('is searched by the number of an entry', async () => {
    const [entry] = await rows('/journal?sort=number&limit=1');
    expect(await found(String(entry.number))).toContain(entry.total);
  });

  it('names the document with its rate, and the account of each line', async () => {
    const [entry] = await rows('/journal?q=INV-202611-0042');
    expect(entry).toMatchObject({
      label: 'إيداع في الصندوق',
      usd_to_yer: 530,
      source: { type: 'sale', number: 'INV-202611-0042' },
      lines: [
        {
          account: { code: '1200', name: 'الخزنة' },
          debit: 123.45,
          credit: 0,
          currency: 'USD',
          amount: 123.45,
        },
        { account: { name: 'رأس المال' }, debit: 0, credit: 123.45, currency: null, amount: null },
      ],
    });
    const { source } = entry;
    expect(await rows(`/journal?source=${source._id}`)).toEqual([entry]);
  });

  it('refuses a period that ends before it begins', async () =>
    expect(await failure('GET', '/journal?startDate=2026-02-01&endDate=2026-01-01')).toEqual([
      400,
      'يجب ألا يكون تاريخ النهاية قبل تاريخ البداية',
    ]));
});

describe('the statement of a money account', () => {
  it('shows the amounts of its currencies', async () => {
    const reply = (await call('GET', `/accounts/${id('safe')}/statement?startDate=${today}`)).json();
    expect(reply.summary).toMatchObject({
      opening: -50,
      closing: 73.45,
      currencies: [{ currency: 'USD', opening: -50, closing: 73.45 }],
    });
    expect(reply.data[0]).toMatchObject({ currency: 'USD', amount: 123.45, usd_to_yer: 530, balance: 73.45 });
  });

  it('does not exist for an account that does not', async () =>
    expect(await failure('GET', `/accounts/${crypto.randomUUID()}/statement`)).toEqual([
      404,
      accountingTexts.accountNotFound,
    ]));
});

describe('the closing date', () => {
  const close = (date: string | null) => call('PUT', '/books/closing-date', { date, reason: 'تصحيح' });
  const current = async () => (await call('GET', '/books/closing-date')).json().data.date;

  it('refuses entries on that day and before, and null opens the books again', async () => {
    const date = addDays(today, -10);
    expect((await close(date)).json().data.date).toBe(date);
    expect(await current()).toBe(date);
    await expect(bring(1, { day: date })).rejects.toThrow('closed');
    await bring(1, { day: addDays(date, 1) });
    expect((await close(null)).json().data.date).toBe(null);
    await bring(1, { day: date });
  });

  it.each([today, addDays(today, 1)])('is before today: %s', async (date) => {
    expect(await failure('PUT', '/books/closing-date', { date })).toEqual([
      422,
      accountingTexts.closingFuture,
    ]);
    expect(await current()).toBe(null);
  });

  it('is audited with the one before', async () => {
    const logged = async (action: string) => {
      const found = await sql`
        select before, after from audit_log where action = ${action} order by at desc, id desc limit 1`.execute(
        shop.db,
      );
      return found.rows;
    };
    await call('PUT', '/books/closing-date', { date: addDays(today, -30) });
    await call('PUT', '/books/closing-date', { date: addDays(today, -20) });
    expect(await logged('books.close')).toEqual([
      { before: { closingDate: addDays(today, -30) }, after: { closingDate: addDays(today, -20) } },
    ]);
    await close(null);
    expect(await logged('books.reopen')).toEqual([
      { before: { closingDate: addDays(today, -20) }, after: { closingDate: null, reason: 'تصحيح' } },
    ]);
  });

  it('is moved back only with a reason, and by those who may more than close', async () => {
    const closer = await shop.person('viewer');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['accounting.read', 'accounting.update'] })
      .where('id', '=', closer.id)
      .execute();
    const [old, newer] = [addDays(today, -30), addDays(today, -20)];
    const put = (date: string | null, reason?: string) =>
      closer.call('PUT', '/books/closing-date', { date, ...(reason && { reason }) });
    expect((await put(old)).statusCode).toBe(200);
    expect((await put(newer)).statusCode).toBe(200);
    for (const date of [old, null]) expect((await put(date, 'تصحيح')).statusCode).toBe(403);
    for (const date of [old, null])
      expect(await failure('PUT', '/books/closing-date', { date })).toEqual([
        400,
        accountingTexts.reopenReason,
      ]);
    expect(await current()).toBe(newer);
    expect((await close(old)).json().data.date).toBe(old);
    await close(null);
  });

  it('waits for entries that are being written, so that none slips in behind it', async () => {
    const date = addDays(today, -3);
    const order: string[] = [];
    let closing: Promise<unknown> = Promise.resolve();
    await transaction(shop.db, async (tx) => {
      await postJournal(tx, {
        kind: 'payIn',
        figures: { value: 1 },
        own: id('capital'),
        money: [dollars(id('safe'), 1)],
        day: date,
        userId: null,
      });
      await sql`select 1`.execute(tx);
      closing = close(date).then(({ statusCode }) => order.push(`closed ${statusCode}`));
      await isClosingWaiting(tx);
      // before the commit, whose answer may arrive after that of the closing
      order.push('written');
    });
    await closing;
    expect(order).toEqual(['written', 'closed 200']);
    await expect(bring(1, { day: date })).rejects.toThrow('closed');
    await close(null);
  });

  /** Resolves when another transaction waits for the journal. */
  async function isClosingWaiting(tx: Tx): Promise<void> {
    for (let found = false; !found;) {
      const { rows: locks } = await sql`
        select from pg_locks where relation = 'journal_entries'::regclass and not granted`.execute(tx);
      found = locks.length > 0;
    }
  }
});

describe('a period outside of the calendar', () => {
  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('is refused: %s', async (day) => {
    const who = await shop.person('accountant');
    for (const name of ['trial-balance', 'profit-and-loss', 'cash-flow', 'expenses'])
      for (const query of [`startDate=${day}`, `endDate=${day}`])
        expect((await who.call('GET', `/reports/${name}?${query}`)).statusCode, name).toBe(400);
    expect((await who.call('GET', `/reports/balance-sheet?date=${day}`)).statusCode).toBe(400);
    expect((await who.call('PUT', '/books/closing-date', { date: day })).statusCode).toBe(400);
  });
});

describe('rights', () => {
  const may: readonly RoleName[] = ['super_admin', 'admin', 'manager', 'accountant'];
  const reads = [
    '/accounts',
    '/journal',
    '/reports/trial-balance',
    '/reports/profit-and-loss',
    '/reports/balance-sheet',
    '/reports/cash-flow',
    '/reports/expenses',
    '/books/closing-date',
  ];

  it.each(roleNames)('of %s', async (role) => {
    const who = await shop.person(role);
    for (const path of reads) {
      const reply = await who.call('GET', path);
      expect(reply.statusCode, path).toBe(may.includes(role) ? 200 : 403);
      if (!may.includes(role)) expect(reply.json().message).toBe(denial('accounting:read'));
    }
    const closing = await who.call('PUT', '/books/closing-date', { date: null });
    expect(closing.statusCode).toBe(may.includes(role) ? 200 : 403);
  });
});
