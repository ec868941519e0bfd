import type { Part } from '@turoos/contract';

/** Returns a part for tests, with the given fields. */
export const samplePart = (fields: Partial<Part> = {}): Part => {
  const part = {
    _id: 'oil-filter',
    name: 'فلتر زيت',
    partNumber: '90915-YZZD2',
    barcode: '6281000000017',
    code: '',
    supplierPartNumber: '',
    oemNumbers: [],
    alternativeNumbers: [],
    sellingPrice: 800,
    pricing: { wholesalePrice: 0 } as Part['pricing'],
    tierPrices: [],
    priceBreaks: [],
    purchasePriceUSD: 0,
    costPrice: 500,
    quantity: 5,
    minStockLevel: 2,
    isActive: true,
    reserved: 0,
    otherStock: [],
    warehouse: { _id: 'sanaa', name: 'صنعاء' },
    photo: null,
  };
  return { ...part, ...fields } as Part;
};
