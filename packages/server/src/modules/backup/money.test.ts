import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useBackups } from '../../../test/backups';
import { checkBooks } from '../books';

// a restore rebuilds every index of the shop, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const backups = useBackups();
const { shop } = backups;

const done = async (method: string, path: string, body?: object) => {
  const reply = await backups.owner.call(method, path, body);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
};
const count = (amount: number) => [
  { currency: 'YER', amount: 0 },
  { currency: 'USD', amount },
  { currency: 'SAR', amount: 0 },
];

it('restores shifts, movements and the journal, also behind the closing date', async () => {
  const [drawer] = await done('GET', '/drawers');
  const [category] = await done('GET', '/expense-categories');
  const shift = await done('POST', '/shifts', { drawer: drawer._id, floats: count(50) });
  await done('POST', '/expenses', { category: category._id, currency: 'USD', amount: 12.5 });
  await done('POST', `/shifts/${shift._id}/close`, { counts: count(37), reason: 'نصف دولار' });
  await done('POST', '/recurring-expenses', {
    category: category._id,
    currency: 'USD',
    amount: 100,
    every: 'month',
    nextOn: '2026-12-01',
  });
  await sql`update books set closing_date = '2199-12-31'`.execute(shop.db);
  const before = await backups.fingerprints();
  const backup = await backups.make();
  await sql`update books set closing_date = null`.execute(shop.db);
  await done('POST', '/shifts', { drawer: drawer._id, floats: count(99) });

  await backups.restored(backup._id);
  const after = await backups.fingerprints();
  for (const table of [
    'shifts',
    'shift_closes',
    'money_movements',
    'money_balances',
    'expenses',
    'journal_lines',
  ])
    expect([table, after[table]]).toEqual([table, before[table]]);
  const report = await done('GET', `/shifts/${shift._id}/report`);
  expect(report).toMatchObject({ kind: 'Z', zNumber: 1, shift: { reason: 'نصف دولار' } });
  expect((await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length)).toEqual([]);
  await sql`update books set closing_date = null`.execute(shop.db);
  await done('POST', '/shifts', { drawer: drawer._id, floats: count(37) });
});
