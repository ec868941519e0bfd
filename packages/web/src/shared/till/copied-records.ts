import {
  piece,
  stockStatusOf,
  type CopiedCustomer,
  type CopiedPart,
  type CopiedSettings,
  type Customer,
  type PartDetail,
} from '@turoos/contract';

/** The moment from which the record was last known. */
const unknown = new Date(0);

type Named = Pick<CopiedSettings, 'units' | 'warehouses'>;

/** Returns a copied part as the server answers it. What a till does not know is empty: costs, photos, vehicles. */
export function copiedPart(part: CopiedPart, { units, warehouses }: Named): PartDetail {
  const { minLevel, price } = part;
  const { tierPrices, priceBreaks } = copiedPrices(part);
  const quantity = part.stock.reduce((sum, [, held]) => sum + held, 0);
  const place = (id: string) => ({ _id: id, name: warehouses.find(({ _id }) => _id === id)?.name ?? '' });
  const stockByWarehouse = part.stock
    .filter(([, held]) => held !== 0)
    .map(([id, held]) => ({ warehouse: place(id), quantity: held }));
  return {
    _id: part.id,
    name: part.name,
    partNumber: part.partNumber,
    sku: part.partNumber,
    code: part.code,
    barcode: part.barcode,
    supplierPartNumber: part.supplierPartNumber,
    brand: part.brand,
    categoryId: null,
    category: '',
    subCategory: '',
    type: part.isUsed ? 'used' : 'new',
    condition: '',
    side: '',
    axle: '',
    position: '',
    placeNote: '',
    partStatus: '',
    description: '',
    specifications: {},
    unit: units.find(({ code }) => code === part.unit) ?? piece,
    quantity,
    minQuantity: minLevel,
    minStockLevel: minLevel,
    minimumStock: minLevel,
    lowStockThreshold: minLevel,
    stock: { quantity, minStockLevel: minLevel, minLevel, maxStockLevel: null },
    stockStatus: stockStatusOf(quantity, minLevel),
    pricing: {
      sellingPrice: price,
      salePrice: price,
      costPrice: 0,
      wholesalePrice: part.wholesalePrice,
      purchasePrice: 0,
      discountPercentage: 0,
    },
    sellingPrice: price,
    salePriceUSD: price,
    costPrice: 0,
    purchasePriceUSD: 0,
    tierPrices,
    priceBreaks,
    warehouse: part.warehouse ? place(part.warehouse) : null,
    atWarehouse: null,
    location: part.shelf,
    otherStock: stockByWarehouse
      .filter(({ warehouse, quantity: held }) => warehouse._id !== part.warehouse && held > 0)
      .toSorted((one, two) => two.quantity - one.quantity),
    reserved: 0,
    photo: null,
    oemNumbers: part.numbers,
    alternativeNumbers: [],
    replacedBy: null,
    vehicleCompatibility: [],
    isActive: part.isActive,
    version: 0,
    createdAt: unknown,
    updatedAt: unknown,
    stockByWarehouse,
    inTransit: 0,
    replaces: [],
  };
}

/** Returns the prices of a copied part. */
export const copiedPrices = ({ price, wholesalePrice, tierPrices, priceBreaks }: CopiedPart) => ({
  sellingPrice: price,
  wholesalePrice,
  tierPrices: tierPrices.map(([tier, own]) => ({ tier, price: own })),
  priceBreaks: priceBreaks.map(([from, each]) => ({ from, price: each })),
});

/** Returns a copied customer as the server answers it. */
export const copiedCustomer = (
  { id, code, priceTier, ...customer }: CopiedCustomer,
  { priceTiers }: Pick<CopiedSettings, 'priceTiers'>,
): Customer => ({
  ...customer,
  priceTier: tierWithId(priceTier, priceTiers),
  _id: id,
  customerCode: code,
  email: '',
  address: '',
  notes: '',
  loyaltyPoints: 0,
  noMarketing: false,
  version: 0,
  createdAt: unknown,
  updatedAt: unknown,
});

/** Returns a tier of the copy; null for the selling price. */
export const tierWithId = (
  id: string | null,
  tiers: CopiedSettings['priceTiers'],
): CopiedSettings['priceTiers'][number] | null => tiers.find(({ _id }) => _id === id) ?? null;
