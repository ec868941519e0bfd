import { sourceVehicleTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aRow, useImports } from '../../../test/imports';

const { there, importRows, part } = useImports();

const vehicle = { vin: 'JTDBR32E720012345', make: 'Toyota', model: 'Corolla', year: 2008, carId: 'C-14' };
const get = async (path: string) => (await there.keeper.call('GET', path)).json();
const sell = async (partNumber: unknown, quantity: number, price: number, more: object = {}) => {
  const product = (await part(partNumber))._id;
  const reply = await there.keeper.call('POST', '/sales', {
    items: [{ product, quantity, price }],
    paymentStatus: 'paid',
    ...more,
  });
  expect(reply.statusCode, reply.body).toBe(201);
};

describe('a vehicle bought for its parts', () => {
  it('CSV-02: shows its purchases, its parts, and the revenue against its cost', async () => {
    const door = aRow({
      name: 'باب أمامي',
      type: 'used',
      quantity: 2,
      purchasePrice: 40,
      costPrice: 50,
      sellingPrice: 90,
    });
    const engine = aRow({
      name: 'مكينة',
      type: 'used',
      quantity: 1,
      purchasePrice: 400,
      costPrice: 450,
      sellingPrice: 900,
    });
    const { purchaseId } = (await importRows([door, engine], { sourceVehicle: vehicle })).json();
    await sell(door.partNumber, 1, 80);

    const [listed] = (await get('/source-vehicles?q=jtdbr32e7 2001')).data;
    expect(listed).toMatchObject({ ...vehicle, cost: 550, revenue: 80, partCount: 2 });
    const { data } = await get(`/source-vehicles/${listed._id}`);
    expect(data).toMatchObject({
      ...vehicle,
      cost: 550,
      revenue: 80,
      expected: 90 + 900,
      purchases: [{ _id: purchaseId, totalAmount: 480 }],
      parts: [
        { name: 'مكينة', quantity: 1, sold: 0, left: 1, cost: 450, revenue: 0, expected: 900 },
        { name: 'باب أمامي', quantity: 2, sold: 1, left: 1, cost: 100, revenue: 80, expected: 90 },
      ],
    });
  });

  it('counts no more units as sold than came from it, nor earlier sales', async () => {
    const row = aRow({ quantity: 5, sellingPrice: 10 });
    await importRows([row]);
    await sell(row.partNumber, 2, 10);
    const { purchaseId } = (
      await importRows([{ ...row, quantity: 3 }], { sourceVehicle: { carId: 'C-20' } })
    ).json();
    await sell(row.partNumber, 4, 12, { discount: 4.8 });
    const { sourceVehicle } = (await get(`/purchases/${purchaseId}`)).data;
    const { data } = await get(`/source-vehicles/${sourceVehicle._id}`);
    // three of the four units are from the vehicle, each at 12 minus ten percent
    expect(data.parts).toMatchObject([{ quantity: 3, sold: 3, left: 0, revenue: 32.4 }]);
  });

  it('is one vehicle however often its code is entered', async () => {
    for (const carId of ['K-7', 'k 7']) await importRows([aRow()], { sourceVehicle: { carId } });
    const { data } = await get('/source-vehicles?q=k7');
    expect(data).toMatchObject([{ carId: 'K-7', partCount: 2, cost: 120 }]);
  });

  it('has no cost and no parts when its purchase was cancelled', async () => {
    const { purchaseId } = (await importRows([aRow()], { sourceVehicle: { carId: 'X-1' } })).json();
    await there.keeper.call('POST', `/purchases/${purchaseId}/cancel`, {});
    const [listed] = (await get('/source-vehicles?q=x1')).data;
    expect(listed).toMatchObject({ cost: 0, partCount: 0 });
    expect((await get(`/source-vehicles/${listed._id}`)).data.purchases).toEqual([]);
  });

  it('that is unknown is 404', async () => {
    expect((await get(`/source-vehicles/${crypto.randomUUID()}`)).message).toBe(sourceVehicleTexts.notFound);
  });
});
