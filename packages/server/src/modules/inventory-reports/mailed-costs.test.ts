import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { aMadeReport, make } from '../../../test/inventory-reports';
import { reportAttachment } from './report-file';

const shop = useApp();
let admin: Person;
let storekeeper: Person;

/** What a piece costs: a figure that occurs nowhere else. */
const cost = '739.21';

beforeAll(async () => {
  admin = await shop.person('super_admin');
  await aPart(shop.db, { stock: { [await aWarehouse(shop.db)]: 3 }, cost: 73_921 });
  const role = { name: 'أمين التقارير', permissions: { inventoryReports: 'admin', products: 'read' } };
  expect((await admin.call('POST', '/roles', role)).statusCode).toBe(201);
  storekeeper = await shop.person(role.name);
});

/** What is mailed to an address. */
async function mailedTo(recipient: string): Promise<string> {
  const { attachment } = await shop.db
    .selectFrom('outbox')
    .select('attachment')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  const file = await reportAttachment(shop.db, attachment!);
  return (await file!.stream.toArray()).join('');
}

describe('a mailed report tells costs only to those whom somebody with the right to see them named', () => {
  it('when it is shared', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    for (const [who, recipients] of [
      [admin, 'owner@shop.ye'],
      [storekeeper, 'keeper@shop.ye'],
    ] as const)
      expect(
        (await who.call('POST', `/inventory-reports/${id}/share`, { recipients, format: 'csv' })).statusCode,
      ).toBe(200);
    expect(await mailedTo('owner@shop.ye')).toContain(cost);
    expect(await mailedTo('keeper@shop.ye')).not.toContain(cost);
  });

  it('when it is mailed by its schedule', async () => {
    const { _id: id } = await aMadeReport(shop, admin, { format: 'csv' });
    const runFor = async (who: Person, recipients: string) => {
      const schedule = { reportId: id, frequency: 'daily', time: '07:30', recipients };
      expect((await who.call('POST', '/inventory-reports/schedule', schedule)).statusCode).toBe(200);
      await shop.db.updateTable('inventoryReports').set({ deliver: true }).where('id', '=', id).execute();
      await make(shop, who, id);
    };
    await runFor(admin, 'owner@daily.ye');
    await runFor(storekeeper, 'owner@daily.ye,keeper@daily.ye');
    expect(await mailedTo('owner@daily.ye')).toContain(cost);
    expect(await mailedTo('keeper@daily.ye')).not.toContain(cost);
    await runFor(admin, 'again@daily.ye');
    await shop.db.deleteFrom('outbox').where('recipient', '=', 'again@daily.ye').execute();
    await runFor(storekeeper, 'again@daily.ye');
    expect(await mailedTo('again@daily.ye')).toContain(cost);
  });
});
