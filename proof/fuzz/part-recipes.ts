import { both, withBody, type Recipe } from './recipe';
import type { Fields, Source } from './types';
import { idOf } from './valid-value';

const pricedBody = (body: Fields, source: Source): Fields => ({
  ...(body['filters']
    ? { ids: undefined }
    : { ids: [source.dice.oneOf(source.holdings.stock)?.product ?? source.dice.uuid()] }),
  tier: source.dice.chance(0.5) ? null : body['tier'],
  rule: {
    base: 'price',
    step: 'percent',
    value: source.dice.below(20),
    rounding: { currency: 'USD', step: 1 },
  },
});

const ofPart: Recipe = ({ params }, source) => {
  params['id'] = idOf('product', source);
};

const product: Recipe = withBody((body, source) => ({
  category: undefined,
  subCategory: undefined,
  atWarehouse: undefined,
  quantity: undefined,
  replacedBy: source.dice.chance(0.1) ? body['replacedBy'] : undefined,
  minStockLevel: 1,
  maxStockLevel: 100,
  priceBreaks: [{ from: 10, price: 1 + source.dice.below(50) }],
  tierPrices: [{ tier: idOf('tier', source), price: 1 + source.dice.below(50) }],
  vehicleCompatibility: [{ make: 'Toyota', model: 'Corolla', yearFrom: 2001, yearTo: 2007 }],
}));

const importRow = ({ dice }: Source, row: number) => ({
  row,
  partNumber: `FZ-${dice.below(1e9)}`,
  name: 'فلتر زيت',
  category: 'فلاتر',
  type: 'new',
  partStatus: 'available',
  purchasePrice: '4.5',
  costPrice: '5',
  sellingPrice: '8.25',
  quantity: '3',
});

const oneForAll: Recipe = withBody((_, { dice }) => ({
  forNewParts: dice.oneOf(['', 'category', 'category,type,partStatus']),
}));

const importRows: Recipe = withBody((_, source) => ({ items: [importRow(source, 2), importRow(source, 3)] }));

const manyParts: Recipe = withBody((_, source) => ({
  changes: [
    {
      id: idOf('product', source),
      version: 1 + source.dice.below(3),
      sellingPrice: 5 + source.dice.below(50),
    },
  ],
}));

/** Requests that write parts and their prices. */
export const partRecipes: Readonly<Record<string, Recipe>> = {
  'prices.previewChange': withBody(pricedBody),
  'prices.change': withBody((body, source) => ({ ...pricedBody(body, source), mark: '0' })),
  'prices.undoChange': ({ params }, { dice, holdings }) => {
    params['id'] = dice.oneOf(holdings.ids['price_changes'] ?? []) ?? dice.uuid();
  },
  'prices.history': ofPart,
  'prices.replacement': ofPart,
  'imports.import': both(importRows, oneForAll),
  'imports.importProducts': oneForAll,
  'imports.preview': importRows,
  'inventory.create': product,
  'inventory.update': product,
  'products.create': product,
  'products.update': product,
  'products.updateMany': manyParts,
  'vin-import.import': withBody((_, source) => ({
    items: [{ partNumber: `FZ-${source.dice.below(1e9)}`, name: 'مساعد أمامي', quantity: 1 }],
  })),
};
