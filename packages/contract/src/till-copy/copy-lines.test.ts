import { expect, it } from 'vitest';
import { CopyLine, customerRows, partRows, type CopiedPart } from './copy-lines';

const id = '0198c5a4-7e10-7bd2-9a51-4f0f6a0c1e77';
const part: CopiedPart = {
  id,
  name: 'فلتر زيت',
  partNumber: '90915-YZZD2',
  searchText: ' فلتر زيت 90915yzzd2',
  barcode: '',
  code: '',
  supplierPartNumber: '',
  numbers: ['1560144011'],
  brand: 'Toyota',
  isUsed: false,
  price: 450,
  wholesalePrice: 400,
  tierPrices: [[id, 420]],
  priceBreaks: [[10, 390]],
  unit: 'piece',
  popularity: 3,
  replacedBy: null,
  warehouse: id,
  shelf: 'A-1',
  stock: [[id, 7]],
  minLevel: 2,
  isActive: true,
};

it('a record is the same after a row', () => {
  expect(partRows.fromRow(JSON.parse(JSON.stringify(partRows.toRow(part))))).toEqual(part);
  const customer = {
    id,
    name: 'أحمد',
    code: 'C-1',
    phone: '777',
    balance: -5,
    creditLimit: 100,
    priceTier: null,
    isBlocked: false,
    isActive: true,
  };
  expect(customerRows.fromRow(customerRows.toRow(customer))).toEqual(customer);
});

it('a row contains the fields in the order in which they are declared, whatever the order of the record', () => {
  const { name, ...rest } = part;
  expect(partRows.toRow({ ...rest, name })).toEqual(partRows.toRow(part));
  expect(partRows.toRow(part).slice(0, 3)).toEqual([id, part.name, part.partNumber]);
});

it('a row with a missing field is refused', () => {
  expect(() => partRows.fromRow(partRows.toRow(part).slice(0, -1))).toThrow();
});

it.each([
  { form: 2, anew: true },
  { p: partRows.toRow(part) },
  { g: { p: [id], c: [] } },
  { at: 'x', upTo: null },
])('a line is read as it was written', (line) => expect(CopyLine.encode(CopyLine.parse(line))).toEqual(line));
