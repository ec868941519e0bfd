import type { NewPart, VinItem } from '@turoos/contract';

/** Returns a new part for an item, used and in this warehouse. */
export const newPartOf = (item: VinItem, warehouseId: string): NewPart => ({
  ...filledFields(item),
  name: item.name,
  partNumber: item.partNumber,
  type: 'used',
  warehouse: warehouseId,
});

/**
 * Returns the part's fields set by an item; empty or zero values are omitted, so that an existing part keeps
 * its own.
 */
export function filledFields(item: VinItem): Partial<NewPart> {
  const { description, category, subcategory, brand, location, specifications, pricing } = item;
  const { costPrice: _cost, ...prices } = pricing;
  const fields = {
    name: item.name,
    description,
    category,
    subCategory: category ? subcategory : undefined,
    brand,
    location,
    ...prices,
  };
  const specs = Object.fromEntries(Object.entries(specifications ?? {}).filter(([, value]) => value));
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
    ...(Object.keys(specs).length > 0 && { specifications: specs }),
  };
}

/** Returns the unit cost in cents: the cost price, else the purchase price; undefined without either. */
export const unitCostOf = ({ pricing }: VinItem): number | undefined =>
  pricing.costPrice || pricing.purchasePrice || undefined;
