import { productTexts, purchaseTexts, usedPartTexts, vinImportTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useImports } from '../../../test/imports';
import { checkBooks } from '../books';

const { shop, there, part, purchase, aSupplier } = useImports();
const vin = '1HGCM82633A004352';
let made = 0;
const number = () => `VIN-${++made}`;

const item = (input: object = {}) => ({ partNumber: number(), name: 'دينمو', ...input });
const bring = (items: unknown, input: object = {}, headers: Record<string, string> = {}) =>
  there.keeper.call(
    'POST',
    '/products/import-from-vin',
    { vin, defaultWarehouseId: there.warehouseId, items, ...input },
    headers,
  );
const brought = async (items: unknown, input: object = {}) => {
  const reply = await bring(items, input);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const refused = async (items: unknown, input: object = {}) => {
  const reply = await bring(items, input);
  return [reply.statusCode, reply.json().message];
};

describe('parts imported from a vehicle', () => {
  it('VIN-13 VIN-14 are stored with all their fields, and are counted', async () => {
    const other = await aWarehouse(shop.db);
    const full = {
      partNumber: number(),
      name: 'كمبروسر مكيف',
      description: 'مفحوص',
      category: 'تكييف',
      subcategory: 'كمبروسرات',
      brand: 'Denso',
      vehicleCompatibility: {
        make: 'Honda',
        model: 'Accord',
        year: 2003,
        engine: '3.0L',
        transmission: 'Automatic',
      },
      specifications: { dimensions: '20×15', weight: '4 كغ' },
      pricing: {
        purchasePrice: 40,
        costPrice: 45.5,
        sellingPrice: 90,
        wholesalePrice: 80,
        discountPercentage: 2.5,
      },
      quantity: 2,
      warehouseId: other,
      location: 'رف 7',
    };
    const reply = (await bring([full, item()])).json();
    expect(reply).toMatchObject({
      success: true,
      importedCount: 2,
      data: { importedCount: 2, createdCount: 2 },
    });
    expect(await part(full.partNumber)).toMatchObject({
      name: full.name,
      type: 'used',
      description: 'مفحوص',
      category: 'تكييف',
      subCategory: 'كمبروسرات',
      brand: 'Denso',
      quantity: 2,
      location: 'رف 7',
      specifications: full.specifications,
      pricing: { ...full.pricing, salePrice: 90 },
      warehouse: { _id: other },
      vehicleCompatibility: [
        { make: 'Honda', model: 'Accord', yearFrom: 2003, yearTo: 2003, engine: '3.0L' },
      ],
    });
    expect(reply.data.products).toMatchObject([{ name: full.name }, { quantity: 1 }]);
  });

  it('TOOL-23 that exist are matched in any spelling: their stock grows, and only the fields sent change', async () => {
    const one = item({ pricing: { sellingPrice: 50, costPrice: 10 }, brand: 'Bosch', quantity: 3 });
    await brought([one]);
    const data = await brought([
      {
        partNumber: one.partNumber.toLowerCase().replace('-', ' '),
        name: 'دينمو معدل',
        quantity: 1,
        pricing: { costPrice: 30 },
      },
    ]);
    expect(data).toMatchObject({ importedCount: 1, createdCount: 0 });
    expect(await part(one.partNumber)).toMatchObject({
      partNumber: one.partNumber,
      name: 'دينمو معدل',
      brand: 'Bosch',
      quantity: 4,
      sellingPrice: 50,
      costPrice: 15,
    });
  });

  it('never join the stock of a new part: they go to the used record beside it, found or made', async () => {
    const fits = { make: 'Honda', model: 'Accord', yearFrom: 2003, yearTo: 2007 };
    const created = await there.keeper.call('POST', '/products', {
      name: 'دينمو أصلي',
      partNumber: number(),
      brand: 'Denso',
      quantity: 5,
      costPrice: 100,
      sellingPrice: 150,
      vehicleCompatibility: [fits],
    });
    const fresh = created.json().data;
    const one = item({ partNumber: fresh.partNumber, pricing: { costPrice: 20, sellingPrice: 60 } });
    const first = await brought([one]);
    expect(first).toMatchObject({ createdCount: 1, products: [{ partNumber: `${fresh.partNumber}-U` }] });
    const second = await brought([
      { ...one, partNumber: `${fresh.partNumber.toLowerCase()}-u`, quantity: 2 },
    ]);
    expect(second).toMatchObject({ createdCount: 0, products: [{ _id: first.products[0]._id }] });
    const untouched = (await there.keeper.call('GET', `/products/${fresh._id}`)).json().data;
    expect(untouched).toMatchObject({ quantity: 5, costPrice: 100, type: 'new' });
    expect(await part(`${fresh.partNumber}-U`)).toMatchObject({
      type: 'used',
      quantity: 3,
      costPrice: 20,
      sellingPrice: 60,
      brand: 'Denso',
      alternativeNumbers: [fresh.partNumber],
      vehicleCompatibility: [{ make: 'Honda', model: 'Accord', yearFrom: 2003, yearTo: 2007 }],
    });
    expect(await refused([one, { ...one, partNumber: `${fresh.partNumber}-U` }])).toEqual([
      400,
      vinImportTexts.repeated(`${fresh.partNumber}-U`),
    ]);
  });

  it('are refused where the number of the used record belongs to a new part', async () => {
    const partNumber = number();
    for (const given of [partNumber, `${partNumber}-U`])
      await there.keeper.call('POST', '/products', { name: 'سلف', partNumber: given });
    expect(await refused([item({ partNumber })])).toEqual([
      409,
      usedPartTexts.numberIsNew(`${partNumber}-U`),
    ]);
  });

  it('VIN-04 VIN-09 have cost 0 and quantity 1 by default', async () => {
    const one = item();
    await brought([one]);
    expect(await part(one.partNumber)).toMatchObject({ quantity: 1, sellingPrice: 0, costPrice: 0 });
  });

  it('have a source vehicle as decoded from the VIN', async () => {
    const one = item();
    const { sourceVehicleId, products } = await brought([one]);
    const again = await brought([item()]);
    expect(again.sourceVehicleId).toBe(sourceVehicleId);
    const [vehicle] = (await there.keeper.call('GET', `/source-vehicles?q=${vin}`)).json().data;
    expect(vehicle).toMatchObject({ _id: sourceVehicleId, vin, make: 'Honda', model: 'Accord', year: 2003 });
    const [move] = (await there.keeper.call('GET', `/inventory/${products[0]._id}/movements`)).json().data;
    expect(move).toMatchObject({
      reason: 'import',
      source: { type: 'source-vehicle', id: sourceVehicleId, number: vin },
    });
  });

  it('have a source vehicle as decoded from a frame number', async () => {
    const { sourceVehicleId } = await brought([item()], { vin: 'KZJ95-0123456' });
    const vehicle = (await there.keeper.call('GET', `/source-vehicles/${sourceVehicleId}`)).json().data;
    expect(vehicle).toMatchObject({ vin: 'KZJ950123456', make: 'Toyota', model: 'Prado', year: null });
  });

  it('have the source vehicle entered by the user, also where its number is no VIN', async () => {
    const frame = 'NZE1213012345';
    const { sourceVehicleId } = await brought([item()], {
      vin: frame,
      vehicle: { make: 'Toyota', model: 'Corolla', year: 2004 },
    });
    const vehicle = (await there.keeper.call('GET', `/source-vehicles/${sourceVehicleId}`)).json().data;
    expect(vehicle).toMatchObject({ vin: frame, make: 'Toyota', model: 'Corolla', year: 2004 });
  });

  it('come with a purchase when the vehicle has a supplier', async () => {
    const data = await brought([item({ quantity: 2, pricing: { purchasePrice: 25, costPrice: 30 } })], {
      supplierId: there.supplierId,
      invoiceNo: 'CAR-1',
    });
    expect(await purchase(data.purchaseId)).toMatchObject({
      purchaseNumber: data.purchaseNumber,
      supplierInvoiceNumber: 'CAR-1',
      totalAmount: 50,
      paymentStatus: 'pending',
    });
    expect(data.products).toMatchObject([{ quantity: 2, costPrice: 30 }]);
    const vehicle = (await there.keeper.call('GET', `/source-vehicles/${data.sourceVehicleId}`)).json().data;
    expect(vehicle.parts).toMatchObject([{ quantity: 2, cost: 60 }]);
    expect(await refused([item()], { supplierId: there.supplierId, invoiceNo: 'car 1' })).toEqual([
      409,
      purchaseTexts.invoiceTaken('car 1'),
    ]);
  });

  it('are imported once when the request is repeated', async () => {
    const one = item();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = [await bring([one], {}, key), await bring([one], {}, key)];
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    expect((await part(one.partNumber)).quantity).toBe(1);
  });

  it('from two vehicles concurrently add up in one part', async () => {
    const [one, two] = [item(), item()];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => bring(turn % 2 ? [one, two] : [two, one])),
    );
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    const done = replies.filter(({ statusCode }) => statusCode === 201).length;
    expect((await part(one.partNumber)).quantity).toBe(done);
    expect((await part(two.partNumber)).quantity).toBe(done);
  });
});

describe('an import is refused', () => {
  it.each([
    ['VIN-07 VIN-08 without rows', [], {}, vinImportTexts.incomplete],
    ['VIN-07 VIN-08 without a warehouse', [item()], { defaultWarehouseId: '' }, vinImportTexts.incomplete],
    ['VIN-07 with no pieces', [item({ quantity: 0 })], {}, expect.any(String)],
    ['VIN-11 with negative pieces', [item({ quantity: -1 })], {}, expect.any(String)],
    ['VIN-06 without a VIN', [item()], { vin: ' ' }, vinImportTexts.vinFirst],
    ['TOOL-22 with too long a VIN', [item()], { vin: `${vin}1` }, vinImportTexts.vinLength],
    ['VIN-09 with a negative price', [item({ pricing: { costPrice: -1 } })], {}, productTexts.price],
    ['VIN-09 with parts of a cent', [item({ pricing: { sellingPrice: 1.005 } })], {}, expect.any(String)],
    [
      'VIN-10 with too high a discount',
      [item({ pricing: { discountPercentage: 101 } })],
      {},
      vinImportTexts.discount,
    ],
    ['without a part number', [item({ partNumber: ' ' })], {}, productTexts.partNumberRequired],
    ['without a name', [item({ name: '' })], {}, productTexts.nameRequired],
    ['with an unknown field', [item({ colour: 'red' })], {}, expect.any(String)],
  ])('%s', async (_, items, input, message) => {
    expect(await refused(items, input)).toEqual([400, message]);
  });

  it('with a part listed twice, in any spelling', async () => {
    const one = item();
    const twice = [one, item({ partNumber: one.partNumber.replace('-', '') })];
    expect(await refused(twice)).toEqual([400, vinImportTexts.repeated(one.partNumber.replace('-', ''))]);
  });

  it('as a whole: nothing of it is stored', async () => {
    const one = item();
    const nowhere = { warehouseId: crypto.randomUUID() };
    expect(await refused([one, item(nowhere)])).toEqual([409, purchaseTexts.warehouseMissing]);
    const idle = await aSupplier('غير نشط', false);
    expect((await refused([one], { supplierId: idle }))[0]).toBe(409);
    expect(await part(one.partNumber)).toBeUndefined();
  });

  it('without the right to add parts', async () => {
    const viewer = await shop.person('viewer');
    expect((await viewer.call('POST', '/products/import-from-vin', {})).statusCode).toBe(403);
  });
});

it('and leaves the books balanced', async () => {
  const broken = (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length > 0);
  expect(broken).toEqual([]);
});
