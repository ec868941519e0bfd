import { VinItem, vinImportTexts, type VinPart } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problemsOf, whyNotSave } from './row-problems';
import {
  addRows,
  vehicleOf,
  vehicleText,
  fillDefaults,
  itemOf,
  newRow,
  rowOf,
  withScanned,
} from './vin-rows';
import { vinColumns } from './vin-columns';

const vehicle = { make: 'Toyota', model: 'Corolla', year: 2010, engine: '1.8L' };
const found: VinPart = {
  partNumber: '27060-0T040',
  name: 'دينمو',
  description: '',
  category: 'كهرباء',
  subcategory: '',
  brand: 'Denso',
  vehicleCompatibility: vehicle,
  specifications: { dimensions: '20×15', weight: '6 كغ' },
  purchasePrice: 8000,
  costPrice: 0,
  sellingPrice: 12_050,
  wholesalePrice: 0,
  discountPercentage: 2.5,
  quantity: 1,
};
const good = () => newRow({ partNumber: 'A-1', name: 'سلف', quantity: '1' });
const ready = (rows = [good()], input = {}) =>
  whyNotSave({ vin: 'X', warehouse: 'w', rows, problems: problemsOf(rows), ...input });

describe('the rows of the VIN import', () => {
  it('count a scanned number: one more of its part, or a new row', () => {
    const once = withScanned([newRow(), good()], '27060-0T040');
    expect(once.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      ['A-1', '1'],
      ['27060-0T040', '1'],
    ]);
    const [part, other] = withScanned(withScanned(once, '270600t040'), 'ش-1');
    expect([part?.quantity, other?.quantity]).toEqual(['2', '2']);
  });

  it('VIN-02 have the documented columns', () => {
    expect(Object.keys(vinColumns)).toHaveLength(16);
  });

  it('are made from a found part and sent as documented', () => {
    const item = itemOf(rowOf(found));
    expect(item).toMatchObject({
      partNumber: '27060-0T040',
      vehicleCompatibility: vehicle,
      specifications: { dimensions: '20×15', weight: '6 كغ' },
      pricing: { purchasePrice: 8000, costPrice: 0, sellingPrice: 12_050, discountPercentage: 2.5 },
      quantity: 1,
    });
    expect(VinItem.safeParse(z.encode(VinItem, item)).success).toBe(true);
  });

  it('name a vehicle in one cell', () => {
    expect(vehicleOf(vehicleText(vehicle))).toEqual(vehicle);
    expect(vehicleOf('Toyota, Hilux')).toEqual({ make: 'Toyota', model: 'Hilux', year: null, engine: '' });
    expect(vehicleOf(' ')).toBeNull();
  });

  it('list a part once', () => {
    const rows = addRows([newRow(), newRow({ partNumber: '27060 0t040' })], [rowOf(found), good(), good()]);
    expect(rows.map(({ partNumber }) => partNumber)).toEqual(['27060 0t040', 'A-1']);
  });

  it('VIN-04 fill in missing values only', () => {
    const [row] = fillDefaults([newRow({ sellingPrice: '9.5', location: 'رف 1' })], {
      warehouse: 'w1',
      location: 'رف 2',
    });
    expect(row).toMatchObject({
      purchasePrice: '0',
      costPrice: '0',
      sellingPrice: '9.5',
      wholesalePrice: '0',
      quantity: '1',
      warehouse: 'w1',
      location: 'رف 1',
      partNumber: '',
    });
  });
});

describe('saving the VIN import', () => {
  it('VIN-03 VIN-07 VIN-08 requires rows, a warehouse and quantities', () => {
    expect(ready()).toBeUndefined();
    expect(ready([])).toBe(vinImportTexts.incomplete);
    expect(ready([newRow()])).toBe(vinImportTexts.incomplete);
    expect(ready(undefined, { warehouse: '' })).toBe(vinImportTexts.incomplete);
    for (const quantity of ['', '0', '-1', 'x'])
      expect(ready([{ ...good(), quantity }])).toBe(vinImportTexts.incomplete);
    expect(vinImportTexts.incomplete).toBe('يرجى اختيار المستودع وتعبئة الكميات والأسعار');
  });

  it('VIN-06 requires a VIN', () => {
    expect(ready(undefined, { vin: ' ' })).toBe('الرجاء إدخال VIN أولًا');
  });

  it.each([
    [{ partNumber: '-' }, 'partNumber'],
    [{ name: ' ' }, 'name'],
    [{ costPrice: '-1' }, 'costPrice'],
    [{ sellingPrice: '1.005' }, 'sellingPrice'],
    [{ discountPercentage: '101' }, 'discountPercentage'],
    [{ quantity: '0' }, 'quantity'],
  ])('VIN-09 VIN-10 VIN-11 rejects %j', (cells, column) => {
    const row = { ...good(), ...cells };
    expect(Object.keys(problemsOf([row]).get(row.id) ?? {})).toEqual([column]);
    expect(ready([row])).toBeDefined();
  });

  it('accepts prices that are empty or in any digits', () => {
    expect(ready([{ ...good(), costPrice: '', sellingPrice: '١٢٫٥' }])).toBeUndefined();
  });

  it('is blocked while a part is listed twice', () => {
    expect(ready([good(), { ...good(), partNumber: 'a1' }])).toBe(vinImportTexts.repeated('A-1'));
  });
});
