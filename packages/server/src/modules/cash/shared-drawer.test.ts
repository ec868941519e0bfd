import { expect, it } from 'vitest';
import type { Person, Reply } from '../../../test/app';
import { useBranches } from '../../../test/branches';

const { there, bound } = useBranches();

it('shows the manager of a branch its movements in a drawer of the whole shop, and no balance', async () => {
  const made = (reply: Reply) => {
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data._id as string;
  };
  const drawer = made(await there.owner.call('POST', '/drawers', { name: 'صندوق المتجر كله' }));
  const admin = await bound('admin', there.near);
  const floats = ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 }));
  const shift = made(await admin.call('POST', '/shifts', { drawer, floats }));
  for (const amount of [5, 12])
    made(
      await admin.call('POST', `/shifts/${shift}/movements`, {
        kind: 'pay_in',
        currency: 'USD',
        amount,
        note: 'فكة',
      }),
    );

  const book = async (who: Person) => (await who.call('GET', `/drawers/${drawer}/book`)).json().data;
  expect(await book(there.owner)).toMatchObject([
    { amount: 12, balanceAfter: 17 },
    { amount: 5, balanceAfter: 5 },
  ]);
  expect(await book(admin)).toMatchObject([
    { amount: 12, balanceAfter: null },
    { amount: 5, balanceAfter: null },
  ]);
  const balancesInFile = async (who: Person) => {
    const { body } = await who.call('GET', `/drawers/${drawer}/book?format=csv`);
    return body
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',')[5]);
  };
  expect(await balancesInFile(there.owner)).toEqual(['17', '5']);
  expect(await balancesInFile(admin)).toEqual(['', '']);
});
