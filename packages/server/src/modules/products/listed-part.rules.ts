import { keysOf } from '@turoos/contract';

/** A part as a row of an imported list. An undefined field is not in the list. */
export interface ListedPart {
  partNumber: string;
  /** The folded part number. */
  code: string;
  name: string;
  categoryId: string;
  type: 'new' | 'used';
  partStatus: string;
  /** Cents. */
  purchasePrice: number;
  costPrice: number;
  sellingPrice: number;
  /** The code of the part's unit. */
  unit?: string | undefined;
  supplierPartNumber?: string | undefined;
  condition?: string | undefined;
  minStockLevel?: number | undefined;
  maxStockLevel?: number | undefined;
  discountPercentage?: number | undefined;
}

/** The fields of an existing part that a list can change. */
export interface HeldPart {
  id: string;
  code: string;
  name: string;
  categoryId: string | null;
  categoryRootId: string | null;
  type: string;
  partStatus: string;
  purchasePrice: number;
  sellingPrice: number;
  unit: string;
  supplierPartNumber: string;
  condition: string;
  maxLevel: number | null;
  discountPercentage: number;
  isActive: boolean;
}

type Fields = Partial<Omit<HeldPart, 'id' | 'code' | 'categoryRootId'>>;

/**
 * Returns what a list changes of a part: the differing fields before and after, and the whole part
 * afterwards; undefined when nothing changes. A deactivated part becomes active again.
 */
export function changesOf(
  held: HeldPart,
  listed: ListedPart,
): { before: Fields; after: Fields; whole: HeldPart } | undefined {
  const whole: HeldPart = {
    ...held,
    name: listed.name,
    // a list that names only the main category keeps the part's subcategory within it
    categoryId: listed.categoryId === held.categoryRootId ? held.categoryId : listed.categoryId,
    type: listed.type,
    partStatus: listed.partStatus,
    purchasePrice: listed.purchasePrice,
    sellingPrice: listed.sellingPrice,
    unit: listed.unit ?? held.unit,
    supplierPartNumber: listed.supplierPartNumber ?? held.supplierPartNumber,
    condition: listed.condition ?? held.condition,
    maxLevel: listed.maxStockLevel ?? held.maxLevel,
    discountPercentage: listed.discountPercentage ?? held.discountPercentage,
    isActive: true,
  };
  const differing = keysOf(whole).filter((name) => whole[name] !== held[name]);
  if (differing.length === 0) return undefined;
  const pick = (part: HeldPart): Fields => Object.fromEntries(differing.map((name) => [name, part[name]]));
  return { before: pick(held), after: pick(whole), whole };
}
