import { AppError, foldCode, vinImportTexts, type NewPart, type VinItem } from '@turoos/contract';

/** The numbers of the items, folded; refused when one stands twice, in whatever spelling. */
export function itemCodes(items: readonly VinItem[]): string[] {
  const seen = new Set<string>();
  return items.map(({ partNumber }) => {
    const code = foldCode(partNumber);
    if (seen.has(code)) throw new AppError('VALIDATION', vinImportTexts.repeated(partNumber));
    seen.add(code);
    return code;
  });
}

/** A part the shop does not have yet, as it came out of the vehicle. */
export const newPartOf = (item: VinItem, warehouseId: string): NewPart => ({
  ...said(item),
  name: item.name,
  partNumber: item.partNumber,
  type: 'used',
  warehouse: warehouseId,
});

/** What an item says of a part; what is empty or zero says nothing, and leaves a part that is there as it is. */
export function said(item: VinItem): Partial<NewPart> {
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

/** Cents a piece comes in at: its cost, else what was paid for it; undefined when the item says neither. */
export const unitCostOf = ({ pricing }: VinItem): number | undefined =>
  pricing.costPrice || pricing.purchasePrice || undefined;
