import { roleNames, settingsTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let owner: Person;
beforeAll(async () => {
  owner = await shop.person('super_admin');
});

const save = (cash: object, who = owner) => who.call('PUT', '/settings', { cash });
const account = async (kind: string) =>
  (
    await shop.db
      .selectFrom('moneyAccounts')
      .select('id')
      .where('kind', '=', kind as 'bank')
      .executeTakeFirstOrThrow()
  ).id;

describe('the settings of taking money', () => {
  it('are seen by everyone, with their defaults, and changed by those who manage cash', async () => {
    const mayChange = ['super_admin', 'admin', 'manager', 'accountant'];
    for (const role of roleNames) {
      const who = await shop.person(role);
      expect((await who.call('GET', '/settings')).json().data.cash, role).toMatchObject({
        requireShift: 'off',
        tillCurrency: 'YER',
        rateGuard: 10,
        rateMaxAge: 24,
      });
      const { statusCode } = await save({ rateGuard: 10 }, who);
      expect(statusCode, role).toBe(mayChange.includes(role) ? 200 : 403);
    }
  });

  it('keep the fields that are not sent', async () => {
    const methodAccounts = { card: await account('bank'), exchanger: await account('exchanger') };
    await save({ methodAccounts });
    const { cash } = (await save({ requireShift: 'cash', rateMaxAge: 12 })).json().data;
    expect(cash).toMatchObject({ methodAccounts, requireShift: 'cash', rateMaxAge: 12 });
    expect((await save({ ...cash, methodAccounts: {} })).json().data.cash.methodAccounts).toEqual({});
  });

  it('send payments that are not cash to an active account that is no drawer', async () => {
    const bank = await account('bank');
    const inactive = shop.db.updateTable('accounts').where('id', '=', bank);
    await inactive.set({ isActive: false }).execute();
    for (const card of [await account('drawer'), bank, crypto.randomUUID(), 'bank']) {
      const reply = await save({ methodAccounts: { card } });
      expect([reply.statusCode, reply.json().message]).toEqual([400, settingsTexts.methodAccount]);
    }
    await inactive.set({ isActive: true }).execute();
    expect((await save({ methodAccounts: { card: bank } })).statusCode).toBe(200);
  });

  it.each([
    [{ rateGuard: 0 }, settingsTexts.rateGuard],
    [{ rateGuard: 101 }, settingsTexts.rateGuard],
    [{ rateGuard: '10' }, settingsTexts.rateGuard],
    [{ rateMaxAge: 0 }, settingsTexts.rateMaxAge],
    [{ rateMaxAge: 1.5 }, settingsTexts.rateMaxAge],
    [{ rateMaxAge: 721 }, settingsTexts.rateMaxAge],
    [{ tillCurrency: 'ريال' }, settingsTexts.tillCurrency],
    [{ requireShift: 'sometimes' }, undefined],
    [{ methodAccounts: { cash: '01900000-0000-7000-8000-000000000000' } }, undefined],
    [{ drawer: 1 }, undefined],
  ])('refuse %j', async (cash, message) => {
    const refused = await save(cash);
    expect(refused.statusCode).toBe(400);
    if (message) expect(refused.json().message).toBe(message);
  });
});
