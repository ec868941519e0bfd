import {
  columnLabel,
  keysOf,
  ltr,
  partPlaces,
  partTypes,
  usdText,
  type BroughtChange,
} from '@turoos/contract';
import type { CategoryPath } from '../categories';
import type { HeldPart, MissingLists, PartChange, PartFields } from '../products';

/** Fields that sheets call otherwise. */
const columns: Partial<Record<keyof PartFields, string>> = {
  categoryId: 'category',
  shelf: 'location',
  minLevel: 'minStockLevel',
  maxLevel: 'maxStockLevel',
  side: 'place',
  axle: 'place',
  position: 'place',
};

const prices = new Set<keyof PartFields>(['purchasePrice', 'sellingPrice', 'wholesalePrice']);

/** Words the change of a part for the preview. */
export function describeChange(
  row: number,
  { id, name }: Pick<HeldPart, 'id' | 'name'>,
  { before, after }: Pick<PartChange, 'before' | 'after'>,
  category?: CategoryPath,
): BroughtChange {
  return {
    row,
    _id: id,
    name,
    fields: keysOf(after).map((field) => ({
      label: field === 'isActive' ? 'نشط' : columnLabel('parts', columns[field] ?? field),
      before: field === 'categoryId' ? '' : worded(field, before[field]),
      after: field === 'categoryId' ? (category ?? []).join(' / ') : worded(field, after[field]),
    })),
  };
}

/** Words the change of a part that may also gain numbers and fitments. */
export function describePart(
  row: number,
  part: HeldPart,
  {
    change = { before: {}, after: {} },
    gained,
    category,
  }: {
    change: Pick<PartChange, 'before' | 'after'> | undefined;
    gained: MissingLists | undefined;
    category: CategoryPath | undefined;
  },
): BroughtChange {
  const described = describeChange(row, part, change, category);
  const lists = [
    { label: 'أرقام أخرى', count: gained?.numbers ?? 0 },
    { label: columnLabel('parts', 'fitments'), count: gained?.fitments ?? 0 },
  ].filter(({ count }) => count > 0);
  const fields = lists.map(({ label, count }) => ({ label, before: '', after: ltr(`+${count}`) }));
  return { ...described, fields: [...described.fields, ...fields] };
}

function worded(field: keyof PartFields, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (field === 'type') return partTypes[value === 'used' ? 'used' : 'new'];
  if (field === 'isActive') return value ? 'نعم' : 'لا';
  if (field === 'side' || field === 'axle' || field === 'position')
    return (partPlaces[field] as Record<string, string>)[String(value)] ?? '';
  return prices.has(field) && typeof value === 'number' ? usdText(value) : String(value);
}
