import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { transaction } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings, writeSettings } from '../../kernel/settings';

const shop = useApp();

const actor = async (): Promise<Actor> => {
  const { id } = await shop.person('admin');
  return { id, name: 'x', role: 'admin', permissions: [], sessionId: '', ip: '', traceId: '', expiresIn: 0 };
};

describe('settings', () => {
  it('have the documented defaults (SET-08)', async () => {
    const user = await actor();
    expect(await readSettings(shop.db, 'store')).toMatchObject({
      address: 'تعز، اليمن',
      taxRate: 5,
      currency: 'ريال يمني',
      applyTax: false,
      reservationDays: 3,
      belowReplacement: 'warn',
      quotationDays: 7,
    });
    expect(await readSettings(shop.db, 'backup')).toEqual({
      autoBackup: true,
      backupFrequency: 'daily',
      backupHour: 2,
      retentionDays: 30,
      keepAtLeast: 7,
      archive: true,
      archiveDays: 14,
      archiveGigabytes: 5,
      standbyMode: 'async',
      standbyWait: 10,
    });
    expect(await readSettings(shop.db, 'security', user.id)).toEqual({
      sessionTimeout: 30,
      passwordExpiry: 90,
    });
  });

  it('of the shop are shared by all users, and a change keeps the other fields', async () => {
    const user = await actor();
    await transaction(shop.db, (tx) => writeSettings(tx, user, 'store', { name: 'قطع غيار تعز' }));
    await transaction(shop.db, (tx) => writeSettings(tx, user, 'store', { taxRate: 0 }));
    const other = await actor();
    expect(await readSettings(shop.db, 'store', other.id)).toMatchObject({
      name: 'قطع غيار تعز',
      taxRate: 0,
    });
  });

  it('of a user belong to that user only', async () => {
    const [one, two] = [await actor(), await actor()];
    await transaction(shop.db, (tx) => writeSettings(tx, one, 'security', { sessionTimeout: 60 }));
    expect((await readSettings(shop.db, 'security', one.id)).sessionTimeout).toBe(60);
    expect((await readSettings(shop.db, 'security', two.id)).sessionTimeout).toBe(30);
  });

  it('keep both of two concurrent changes', async () => {
    const [one, two] = [await actor(), await actor()];
    await Promise.all([
      transaction(shop.db, (tx) => writeSettings(tx, one, 'store', { phone: '777111222' })),
      transaction(shop.db, (tx) => writeSettings(tx, two, 'store', { email: 'shop@example.ye' })),
    ]);
    expect(await readSettings(shop.db, 'store')).toMatchObject({
      phone: '777111222',
      email: 'shop@example.ye',
    });
  });

  it('write an audit entry with before and after', async () => {
    const user = await actor();
    await transaction(shop.db, (tx) => writeSettings(tx, user, 'backup', { retentionDays: 7 }));
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirst();
    expect(trace).toMatchObject({ before: { retentionDays: 30 }, after: { retentionDays: 7 } });
  });
});
