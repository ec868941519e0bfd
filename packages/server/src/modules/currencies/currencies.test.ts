import { currencyTexts, roleNames, settingsTexts, texts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let owner: Person;
beforeAll(async () => {
  owner = await shop.person('super_admin');
});

const dirham = { code: 'AED', name: 'درهم إماراتي', symbol: 'د.إ', cashStep: 0.25 };
const list = async () => (await owner.call('GET', '/currencies')).json().data;
const refusal = async (method: string, path: string, body: object, who = owner) => {
  const reply = await who.call(method, path, body);
  return [reply.statusCode, reply.json().message];
};

describe('the currencies', () => {
  it('of a new shop are the rial, the dollar and the Saudi riyal', async () => {
    expect(await list()).toMatchObject([
      { code: 'YER', decimals: 0, cashStep: 50, isActive: true },
      { code: 'USD', decimals: 2, cashStep: 1 },
      { code: 'SAR', decimals: 2, cashStep: 1 },
    ]);
  });

  it('grow by one the owner adds, with a balance of zero in every money account', async () => {
    const reply = await owner.call('POST', '/currencies', dirham);
    expect([reply.statusCode, reply.json().data]).toMatchObject([
      201,
      { ...dirham, decimals: 2, isActive: true, version: 1 },
    ]);
    expect((await list()).at(-1)).toEqual(reply.json().data);
    const balances = await shop.db
      .selectFrom('moneyBalances')
      .select(['amount', 'cents'])
      .where('currency', '=', 'AED')
      .execute();
    const accounts = await shop.db.selectFrom('moneyAccounts').select('id').execute();
    expect(balances).toEqual(accounts.map(() => ({ amount: 0, cents: 0 })));
    expect(await refusal('POST', '/currencies', dirham)).toEqual([409, currencyTexts.exists('AED')]);
  });

  it('are added once when two people add one at the same time', async () => {
    const [one, two] = [await shop.person('admin'), await shop.person('manager')];
    const body = { code: 'OMR', name: 'ريال عماني', symbol: 'ر.ع', decimals: 3, cashStep: 0.1 };
    const replies = await Promise.all([one, two].map((who) => who.call('POST', '/currencies', body)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('have a balance in an account that is added at the same time', async () => {
    const currencies = ['QAR', 'BHD', 'KWD'].map((code) =>
      owner.call('POST', '/currencies', { ...dirham, code, name: code }),
    );
    const drawers = ['الأول', 'الثاني', 'الثالث'].map((name) => owner.call('POST', '/drawers', { name }));
    const replies = await Promise.all([...currencies, ...drawers]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    const count = async (table: 'currencies' | 'moneyAccounts' | 'moneyBalances') =>
      (
        await shop.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows;
    expect(await count('moneyBalances')).toBe((await count('currencies')) * (await count('moneyAccounts')));
  });

  it.each([
    [{ code: 'aed' }, currencyTexts.codeRequired],
    [{ code: 'DIRHAM' }, currencyTexts.codeRequired],
    [{ code: undefined }, currencyTexts.codeRequired],
    [{ code: 'GBP', name: ' ' }, currencyTexts.nameRequired],
    [{ code: 'GBP', symbol: '' }, currencyTexts.symbolRequired],
    [{ code: 'GBP', cashStep: 0 }, currencyTexts.cashStep],
    [{ code: 'GBP', cashStep: -1 }, currencyTexts.cashStep],
    [{ code: 'GBP', decimals: 0, cashStep: 0.5 }, currencyTexts.stepUnits],
    [{ code: 'GBP', decimals: 4 }, undefined],
    [{ code: 'GBP', rate: 3 }, undefined],
  ])('refuse %j', async (body, message) => {
    const [status, text] = await refusal('POST', '/currencies', { ...dirham, ...body });
    expect(status).toBe(400);
    if (message) expect(text).toBe(message);
  });

  it('are changed one version after the other', async () => {
    const changed = await owner.call('PUT', '/currencies/SAR', { cashStep: 0.5, version: 1 });
    expect(changed.json().data).toMatchObject({ cashStep: 0.5, version: 2 });
    expect(await refusal('PUT', '/currencies/SAR', { cashStep: 1, version: 1 })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    expect(await refusal('PUT', '/currencies/YER', { cashStep: 0.5 })).toEqual([
      400,
      currencyTexts.stepUnits,
    ]);
    expect(await refusal('PUT', '/currencies/USD', { cashStep: 6 })).toEqual([
      400,
      currencyTexts.stepTooLarge,
    ]);
    expect(await refusal('PUT', '/currencies/XXX', { name: 'س' })).toEqual([404, currencyTexts.notFound]);
  });

  it('of the books stay active', async () => {
    for (const code of ['USD', 'YER'])
      expect(await refusal('PUT', `/currencies/${code}`, { isActive: false })).toEqual([
        422,
        currencyTexts.fixed,
      ]);
  });

  it('stay active while money is kept in them', async () => {
    const balance = shop.db.updateTable('moneyBalances').where('currency', '=', 'SAR');
    await balance.set({ amount: 100, cents: 26 }).execute();
    expect(await refusal('PUT', '/currencies/SAR', { isActive: false })).toEqual([
      422,
      currencyTexts.inUse('ريال سعودي'),
    ]);
    await balance.set({ amount: 0, cents: 0 }).execute();
    expect((await owner.call('PUT', '/currencies/SAR', { isActive: false })).statusCode).toBe(200);
    expect((await owner.call('PUT', '/currencies/SAR', { isActive: true })).json().data.isActive).toBe(true);
  });

  it('stay active while the till is in them, and the till takes active ones only', async () => {
    expect((await owner.call('PUT', '/settings', { cash: { tillCurrency: 'SAR' } })).statusCode).toBe(200);
    expect(await refusal('PUT', '/currencies/SAR', { isActive: false })).toEqual([
      422,
      currencyTexts.isTill('ريال سعودي'),
    ]);
    await owner.call('PUT', '/settings', { cash: { tillCurrency: 'YER' } });
    await owner.call('PUT', '/currencies/SAR', { isActive: false });
    for (const tillCurrency of ['SAR', 'XXX', 'yer'])
      expect(await refusal('PUT', '/settings', { cash: { tillCurrency } })).toEqual([
        400,
        settingsTexts.tillCurrency,
      ]);
    await owner.call('PUT', '/currencies/SAR', { isActive: true });
  });

  it('are read by everyone and changed by those who record rates', async () => {
    const mayWrite = ['super_admin', 'admin', 'manager'];
    for (const role of roleNames) {
      const who = await shop.person(role);
      expect((await who.call('GET', '/currencies')).statusCode, role).toBe(200);
      expect((await who.call('GET', '/rate-zones')).statusCode, role).toBe(200);
      const changed = await who.call('PUT', '/currencies/SAR', { name: 'ريال سعودي' });
      expect(changed.statusCode, role).toBe(mayWrite.includes(role) ? 200 : 403);
    }
  });

  it('leave a trace of each change', async () => {
    const traces = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'after'])
      .where('entity', '=', 'currencies')
      .orderBy('id')
      .execute();
    expect(traces[0]).toMatchObject({ action: 'currency.create', after: { code: 'AED' } });
    expect(traces.find(({ action }) => action === 'currency.update')).toMatchObject({
      after: { code: 'SAR', cashStep: 0.5 },
    });
  });
});
