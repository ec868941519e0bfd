import { enrichmentTexts, ltr, vinImportTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAdmin } from '../../../test/admin';
import { aWarehouse } from '../../../test/factories';

const { shop, call, post, failure } = useAdmin();
const corolla = '2T1BU4EE9AC123456';

const ask = async (path: string, body: object) => {
  const reply = await call('POST', `/ai-enrichment/${path}`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const fits = { make: 'Toyota', model: 'Corolla', yearFrom: 2010, yearTo: 2013 };

beforeAll(async () => {
  await aWarehouse(shop.db);
  await post('/products', {
    name: 'دينمو',
    partNumber: '31100-RCA-A01',
    brand: 'Denso',
    type: 'used',
    category: 'كهرباء',
    subCategory: 'دينمو',
    specifications: { weight: '6 كغ' },
    oemNumbers: ['31100-RAA-A02'],
    sellingPrice: 120,
    purchasePrice: 80,
    quantity: 2,
    vehicleCompatibility: [fits],
  });
  await post('/products', {
    name: 'فحمات فرامل أمامية',
    partNumber: '45022-SDA',
    vehicleCompatibility: [{ ...fits, engine: '1.8L' }],
  });
  await post('/products', {
    name: 'سلف',
    partNumber: '31200-K24',
    vehicleCompatibility: [{ ...fits, engine: '2.4L' }],
  });
  await post('/products', {
    name: 'بطارية',
    partNumber: 'BAT-70',
    vehicleCompatibility: [{ make: 'Toyota' }],
  });
  await post('/products', {
    name: 'فلتر زيت',
    partNumber: '15400-PLM',
    sellingPrice: 9,
    vehicleCompatibility: [fits],
  });
});

describe('a part number', () => {
  it('AI-03 AI-13 of a part of the shop is found with evidence and confidence', async () => {
    const data = await ask('part-number', { partNumber: ' 31100 rca a01 ', hints: { make: 'Toyota' } });
    expect(data).toMatchObject({
      partNumber: '31100-RCA-A01',
      name: 'دينمو',
      brand: 'Denso',
      description: 'دينمو',
      category: 'كهرباء',
      subCategory: 'دينمو',
      attributes: { weight: '6 كغ' },
      compatibility: [{ make: 'Toyota', model: 'Corolla', year: 2010, yearTo: 2013 }],
      confidence: 1,
      productId: expect.any(String),
      evidence: [`القطعة ${ltr('31100-RCA-A01')} في كتالوج المتجر`],
      warning: null,
    });
    expect(data.facts).toContainEqual({
      field: 'brand',
      confidence: 1,
      evidence: `القطعة ${ltr('31100-RCA-A01')} في كتالوج المتجر`,
    });
  });

  it('that is the OEM number of a part is found with less confidence', async () => {
    const data = await ask('part-number', { partNumber: '31100-RAA-A02' });
    expect(data).toMatchObject({
      partNumber: '31100-RAA-A02',
      brand: '',
      category: 'كهرباء',
      productId: null,
    });
    expect(data.confidence).toBe(0.9);
  });

  it('AI-11 that is unknown gives an empty result, never an invented one', async () => {
    expect(await ask('part-number', { partNumber: 'XX-99' })).toEqual({
      partNumber: 'XX-99',
      name: '',
      brand: '',
      description: '',
      category: '',
      subCategory: '',
      attributes: {},
      compatibility: [],
      confidence: 0,
      facts: [],
      productId: null,
      evidence: [],
      warning: null,
    });
  });

  it.each([
    ['AI-09 blank', { partNumber: '  ' }, enrichmentTexts.partNumberRequired],
    ['AI-09 absent', {}, enrichmentTexts.partNumberRequired],
    ['AI-10 with hints that are no object', { partNumber: 'x1', hints: [1] }, expect.any(String)],
    [
      'with endless hints',
      { partNumber: 'x1', hints: { a: 'x'.repeat(5000) } },
      enrichmentTexts.hintsTooLong,
    ],
    ['with an unknown field', { partNumber: 'x1', prompt: 'x' }, expect.any(String)],
  ])('%s is refused', async (_, body, message) => {
    expect(await failure('POST', '/ai-enrichment/part-number', body)).toEqual([400, message]);
  });
});

describe('a VIN', () => {
  it('AI-06 AI-14 gives the vehicle, its parts and the evidence', async () => {
    const data = await ask('vin', { vin: corolla.toLowerCase(), requestedComponent: null });
    expect(data.vehicle).toMatchObject({ make: 'Toyota', model: 'Corolla', year: 2010 });
    expect(
      data.candidates.map((one: { component: string; confidence: number }) => [
        one.component,
        one.confidence,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Alternator', 0.9],
        ['Brake Pads', 1],
      ]),
    );
    expect(data.candidates).toHaveLength(2);
    expect(data.candidates).toContainEqual({
      component: 'Alternator',
      confidence: 0.9,
      position: '',
      oemNumbers: ['31100-RAA-A02'],
      notes: `دينمو (${ltr('31100-RCA-A01')})، المتوفر 2`,
    });
    expect(data.evidence).toEqual([
      `الشركة ${ltr('Toyota')} والموديل ${ltr('Corolla')}: من أنماط شركة الصنع في رقم الهيكل`,
      `الجيل ${ltr('E140')}: من أنماط شركة الصنع في رقم الهيكل`,
      'سنة 2010: من الخانة العاشرة في رقم الهيكل',
      `المحرك ${ltr('2ZR-FE')}: من أنماط شركة الصنع في رقم الهيكل`,
      'خانة التحقق في رقم الهيكل صحيحة',
      'المسجل لهذه السيارة في كتالوج المتجر: 3 قطع',
    ]);
  });

  it('AI-05 can be limited to one component', async () => {
    const { candidates } = await ask('vin', { vin: corolla, requestedComponent: 'Brake Pads' });
    expect(candidates).toMatchObject([{ component: 'Brake Pads', position: 'أمامي' }]);
    expect((await ask('vin', { vin: corolla, requestedComponent: 'Clutch' })).candidates).toEqual([]);
  });

  it('without a model has no parts, unless the shop has vehicles with the same VIN prefix', async () => {
    const gulf = 'JTGFB718604012345';
    const before = await ask('vin', { vin: gulf });
    expect(before).toMatchObject({ vehicle: { make: 'Toyota', model: '' }, candidates: [] });
    expect(before.evidence.at(-1)).toBe('لا يدل رقم الهيكل على الموديل، فلا تُعرف قطعه');
    for (const [vin, model] of [
      ['JTGFB718604000001', 'Coaster'],
      ['JTGFB718604000002', 'Coaster'],
      ['JTGFB718604000003', 'Dyna'],
    ])
      await shop.db
        .insertInto('sourceVehicles')
        .values({ vin: vin as string, make: 'Toyota', model: model as string })
        .execute();
    const after = await ask('vin', { vin: gulf });
    expect(after.vehicle.model).toBe('Coaster');
    expect(after.evidence).toContain(
      `الموديل ${ltr('Coaster')}: هكذا سُجّل في 2 من 3 سيارات للمتجر يبدأ رقم الهيكل فيها بـ ${ltr('JTGFB718')}`,
    );
  });

  it('of a generation without a model year finds the parts for any of its years, some with less confidence', async () => {
    const prado = { make: 'تويوتا', model: 'برادو', yearFrom: 2009, yearTo: 2023 };
    for (const [name, years] of [
      ['رديتر', {}],
      ['كمبروسر', { yearTo: 2013 }],
      ['بطارية', { yearFrom: 2002, yearTo: 2009 }],
    ] as const)
      await post('/products', {
        name,
        partNumber: `PRADO-${name}`,
        vehicleCompatibility: [{ ...prado, ...years }],
      });
    const data = await ask('vin', { vin: 'JTEBU3FJX05027008' });
    expect(data.vehicle).toEqual({ make: 'Toyota', model: 'Prado', year: null, engine: '4.0L 1GR-FE' });
    expect(data.decoded).toMatchObject({ generation: 'J150', yearFrom: 2009, yearTo: 2023 });
    const found = data.candidates.map((one: { component: string; confidence: number }) => [
      one.component,
      one.confidence,
    ]);
    expect(found.toSorted()).toEqual([
      ['Compressor', 0.57],
      ['Radiator', 0.81],
    ]);
    expect(data.evidence.slice(0, 4)).toEqual([
      `الشركة ${ltr('Toyota')}: من رمز شركة الصنع في رقم الهيكل`,
      `الموديل ${ltr('Prado')}: من خبرة مستوردي السيارات في رقم الهيكل`,
      `الجيل ${ltr('J150')}: من خبرة مستوردي السيارات في رقم الهيكل`,
      'سنوات هذا الجيل من 2009 إلى 2023',
    ]);
  });

  it('may be a frame number', async () => {
    const { vehicle, decoded } = await ask('vin', { vin: 'kzj95-0123456' });
    expect(vehicle).toMatchObject({ make: 'Toyota', model: 'Prado', year: null });
    expect(decoded.vin).toBe('KZJ950123456');
  });

  it.each([
    ['AI-12 blank', { vin: '' }, enrichmentTexts.vinRequired],
    ['AI-12 absent', {}, enrichmentTexts.vinRequired],
    ['TOOL-22 too short', { vin: '1HG' }, 'رقم الهيكل (VIN) 17 خانة، والمُدخل 3'],
    ['TOOL-22 with an O', { vin: '1HGCM82633A00435O' }, 'رقم الهيكل (VIN) لا يحتوي على الحروف I و O و Q'],
    ['AI-05 for an unknown component', { vin: corolla, requestedComponent: 'Wings' }, expect.any(String)],
  ])('%s is refused', async (_, body, message) => {
    expect(await failure('POST', '/ai-enrichment/vin', body)).toEqual([400, message]);
  });
});

describe('the parts of a VIN', () => {
  it('VIN-12 are rows for the import: used parts with the shop’s own prices, new ones as used records without', async () => {
    // the used record beside a new part: only one of them is proposed
    await post('/products', {
      name: 'فحمات',
      partNumber: '45022-SDA-U',
      type: 'used',
      vehicleCompatibility: [fits],
    });
    const { parts, vehicle } = await ask('vin-parts', { vin: corolla });
    expect(vehicle.model).toBe('Corolla');
    expect(parts.map(({ partNumber }: { partNumber: string }) => partNumber).toSorted()).toEqual([
      '15400-PLM-U',
      '31100-RCA-A01',
      '45022-SDA-U',
    ]);
    expect(parts).toContainEqual(expect.objectContaining({ partNumber: '15400-PLM-U', sellingPrice: 0 }));
    expect(parts).toContainEqual({
      partNumber: '31100-RCA-A01',
      name: 'دينمو',
      description: '',
      category: 'كهرباء',
      subcategory: 'دينمو',
      brand: 'Denso',
      vehicleCompatibility: vehicle,
      specifications: { dimensions: '', weight: '6 كغ' },
      purchasePrice: 80,
      costPrice: 80,
      sellingPrice: 120,
      wholesalePrice: 0,
      discountPercentage: 0,
      quantity: 1,
    });
  });

  it('VIN-15 are empty where none is known', async () => {
    expect((await ask('vin-parts', { vin: 'WVWZZZ1JZ3W386752' })).parts).toEqual([]);
  });

  it('VIN-06 needs a VIN', async () => {
    expect(await failure('POST', '/ai-enrichment/vin-parts', { vin: ' ' })).toEqual([
      400,
      vinImportTexts.vinFirst,
    ]);
  });
});

it('requires the right to products', async () => {
  const viewer = await shop.person('viewer');
  expect((await viewer.call('POST', '/ai-enrichment/part-number', { partNumber: 'x1' })).statusCode).toBe(
    200,
  );
  expect((await shop.call('POST', '/ai-enrichment/part-number', { partNumber: 'x1' })).statusCode).toBe(401);
});
