import { currencyTexts, texts, warehouseTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';

const shop = useApp();
let owner: Person;
let [one, two, three] = ['', '', ''];
beforeAll(async () => {
  owner = await shop.person('super_admin');
  [one, two, three] = [await aWarehouse(shop.db), await aWarehouse(shop.db), await aWarehouse(shop.db)];
});

interface Zone {
  _id: string;
  name: string;
  isDefault: boolean;
  version: number;
  warehouses: { _id: string }[];
}

const zones = async (): Promise<Zone[]> => (await owner.call('GET', '/rate-zones')).json().data;
const placed = async () =>
  Object.fromEntries(
    (await zones()).map(({ name, warehouses }) => [name, warehouses.map(({ _id }) => _id).toSorted()]),
  );
const save = async (method: string, path: string, body: object): Promise<Zone> => {
  const reply = await owner.call(method, path, body);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
};
const refusal = async (method: string, path: string, body: object, who = owner) => {
  const reply = await who.call(method, path, body);
  return [reply.statusCode, reply.json().message];
};

describe('rate zones', () => {
  it('are one in a new shop, to which every warehouse belongs', async () => {
    const [first, ...others] = await zones();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ isDefault: true, version: 1 });
    expect(await placed()).toEqual({ [first!.name]: [one, two, three].toSorted() });
  });

  it('take warehouses from each other and give them back to the default zone', async () => {
    const [home] = await zones();
    const aden = await save('POST', '/rate-zones', { name: 'عدن', warehouses: [one, two] });
    expect(await placed()).toEqual({ [home!.name]: [three], عدن: [one, two].toSorted() });
    await save('POST', '/rate-zones', { name: 'مأرب', warehouses: [two] });
    expect(await placed()).toEqual({ [home!.name]: [three], عدن: [one], مأرب: [two] });
    const renamed = await save('PUT', `/rate-zones/${aden._id}`, { name: 'عدن ولحج', warehouses: [three] });
    expect(renamed).toMatchObject({ name: 'عدن ولحج', version: 2 });
    expect(await placed()).toEqual({ [home!.name]: [one], 'عدن ولحج': [three], مأرب: [two] });
    // without a list the warehouses stay; the default zone takes those named and keeps its own
    await save('PUT', `/rate-zones/${aden._id}`, { name: 'عدن' });
    await save('PUT', `/rate-zones/${home!._id}`, { name: 'صنعاء', warehouses: [three] });
    expect(await placed()).toEqual({ صنعاء: [one, three].toSorted(), عدن: [], مأرب: [two] });
  });

  it('have names of their own in any spelling, and known warehouses', async () => {
    expect(await refusal('POST', '/rate-zones', { name: 'عَدَن' })).toEqual([409, currencyTexts.zoneExists]);
    expect(await refusal('POST', '/rate-zones', { name: ' ' })).toEqual([400, currencyTexts.zoneRequired]);
    expect(await refusal('POST', '/rate-zones', { name: 'س', warehouses: [crypto.randomUUID()] })).toEqual([
      404,
      warehouseTexts.notFound,
    ]);
    expect((await zones()).map(({ name }) => name)).not.toContain('س');
    expect(await refusal('PUT', `/rate-zones/${crypto.randomUUID()}`, { name: 'س' })).toEqual([
      404,
      currencyTexts.zoneNotFound,
    ]);
  });

  it('are changed one version after the other', async () => {
    const { _id, version } = (await zones()).find(({ isDefault }) => !isDefault)!;
    const replies = await Promise.all(
      ['الأولى', 'الثانية'].map((name) => owner.call('PUT', `/rate-zones/${_id}`, { name, version })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(texts.changedMeanwhile);
  });

  it('are a field of the warehouse, which only those who record rates may change', async () => {
    const [home, other] = await zones();
    const keeper = await shop.person('warehouse_manager');
    const path = `/warehouses/${one}`;
    expect((await refusal('PUT', path, { rateZone: other!._id }, keeper))[0]).toBe(403);
    // a form that sends the unchanged zone along is fine
    expect((await keeper.call('PUT', path, { name: 'مستودع المعلا', rateZone: null })).statusCode).toBe(200);
    const version = (await keeper.call('GET', path)).json().data.version;
    const moved = await owner.call('PUT', path, { rateZone: other!._id });
    expect(moved.json().data.rateZone).toBe(other!._id);
    expect(await refusal('PUT', path, { name: 'متأخر', version }, keeper)).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    expect((await owner.call('PUT', path, { rateZone: home!._id })).json().data.rateZone).toBeNull();
    expect(await refusal('PUT', path, { rateZone: crypto.randomUUID() })).toEqual([
      404,
      currencyTexts.zoneNotFound,
    ]);
    const made = await owner.call('POST', '/warehouses', { name: 'مستودع كريتر', rateZone: other!._id });
    expect(made.json().data.rateZone).toBe(other!._id);
  });
});
