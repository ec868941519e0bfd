import { fold, foldCode, type CopiedPart } from '@turoos/contract';

/** Returns an id that sorts by its number. */
export const idOf = (number: number): string => `0198c5a4-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A part with the fields that a test cares about. */
export function aPart(number: number, fields: Partial<CopiedPart> = {}): CopiedPart {
  const part = {
    id: idOf(number),
    name: 'قطعة',
    partNumber: `P-${number}`,
    barcode: '',
    code: '',
    supplierPartNumber: '',
    numbers: [],
    brand: '',
    isUsed: false,
    price: 100,
    wholesalePrice: 0,
    tierPrices: [],
    priceBreaks: [],
    unit: 'piece',
    popularity: 0,
    replacedBy: null,
    warehouse: null,
    shelf: '',
    stock: [],
    minLevel: 0,
    isActive: true,
    ...fields,
  };
  const { name, partNumber, barcode, numbers } = part;
  return {
    searchText: ` ${[fold(name), foldCode(partNumber), foldCode(barcode), ...numbers].join(' ')}`,
    ...part,
  };
}
