import {
  endsBeforeBeginning,
  productTexts,
  wrongField,
  type Fitment,
  type PartChanges,
} from '@turoos/contract';
import { definedFields } from '../../system/defined-fields';

type Link = string | { _id: string } | null | undefined;

/**
 * Returns the id of a link sent as an id or as the linked record; null removes the link, undefined leaves it.
 */
export const linkedId = (link: Link): string | null | undefined =>
  typeof link === 'object' && link !== null ? link._id : link;

export const categoryName = (category: PartChanges['category']): string =>
  (typeof category === 'object' ? category?.name : category)?.trim() ?? '';

/** Returns the columns of the part's own row that these changes affect. */
export function partColumns(changes: PartChanges) {
  return definedFields({
    name: changes.name,
    partNumber: changes.partNumber,
    code: changes.code,
    barcode: changes.barcode,
    supplierPartNumber: changes.supplierPartNumber,
    brand: changes.brand,
    type: changes.type,
    condition: changes.condition,
    side: changes.side,
    axle: changes.axle,
    placePosition: changes.position,
    partStatus: changes.partStatus,
    description: changes.description,
    sellingPrice: changes.sellingPrice,
    wholesalePrice: changes.wholesalePrice,
    purchasePrice: changes.purchasePrice,
    discountPercentage: changes.discountPercentage,
    maxLevel: changes.maxStockLevel,
    mainWarehouseId: linkedId(changes.warehouse),
    shelf: changes.location,
    replacedById: linkedId(changes.replacedBy),
    isActive: changes.isActive,
  });
}

/** Returns the range of years and the months of its ends; a single year becomes a range of one. */
export function fitmentYears({ year, yearFrom, yearTo, monthFrom, monthTo }: Fitment): {
  yearFrom: number | null;
  yearTo: number | null;
  monthFrom: number | null;
  monthTo: number | null;
} {
  const from = yearFrom ?? year ?? null;
  const to = yearTo ?? (yearFrom == null ? (year ?? null) : null);
  const span = { yearFrom: from, yearTo: to, monthFrom: monthFrom ?? null, monthTo: monthTo ?? null };
  if ((from === null && span.monthFrom !== null) || (to === null && span.monthTo !== null))
    throw wrongField('yearFrom', productTexts.monthWithoutYear);
  if (endsBeforeBeginning(span)) throw wrongField('yearTo', productTexts.years);
  return span;
}
