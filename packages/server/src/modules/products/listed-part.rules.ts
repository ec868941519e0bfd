import { keysOf, type PartPlace } from '@turoos/contract';
import type { FitmentRow } from './fitment.rules';

/** A number of a part beside its own. */
export interface OtherNumber {
  kind: 'oem' | 'alternative';
  number: string;
}

/** A part as a row of an imported list. An undefined field is not in the list. */
export interface ListedPart extends Partial<PartPlace> {
  partNumber: string;
  /** The folded part number. */
  code: string;
  name: string;
  categoryId?: string | undefined;
  type?: 'new' | 'used' | undefined;
  partStatus?: string | undefined;
  /** Cents. */
  purchasePrice?: number | undefined;
  costPrice?: number | undefined;
  sellingPrice?: number | undefined;
  wholesalePrice?: number | undefined;
  /** The code of the part's unit. */
  unit?: string | undefined;
  barcode?: string | undefined;
  /** The shop's own short code. */
  shopCode?: string | undefined;
  brand?: string | undefined;
  supplierPartNumber?: string | undefined;
  condition?: string | undefined;
  description?: string | undefined;
  shelf?: string | undefined;
  minStockLevel?: number | undefined;
  maxStockLevel?: number | undefined;
  discountPercentage?: number | undefined;
  /** The warehouse of a new part; by default that of the list. */
  mainWarehouseId?: string | undefined;
  /** Fields that only a new part takes from the list. */
  onlyNew?: readonly ('categoryId' | 'type' | 'partStatus')[] | undefined;
  /** Those that the part does not have yet are added. */
  numbers?: readonly OtherNumber[] | undefined;
  fitments?: readonly FitmentRow[] | undefined;
}

/** The fields of an existing part that a list can change. */
export interface HeldPart extends PartPlace {
  id: string;
  code: string;
  name: string;
  categoryId: string | null;
  categoryRootId: string | null;
  type: string;
  partStatus: string;
  purchasePrice: number;
  sellingPrice: number;
  wholesalePrice: number;
  unit: string;
  barcode: string;
  shopCode: string;
  brand: string;
  supplierPartNumber: string;
  condition: string;
  description: string;
  shelf: string;
  minLevel: number;
  maxLevel: number | null;
  discountPercentage: number;
  isActive: boolean;
}

export type PartFields = Partial<Omit<HeldPart, 'id' | 'code' | 'categoryRootId'>>;

/** Whether a list replaces what a part says, or only says what the part does not. */
export type ListMode = 'replace' | 'fill';

/** The differing fields before and after, and the whole part afterwards. */
export interface PartChange {
  before: PartFields;
  after: PartFields;
  whole: HeldPart;
}

/**
 * Returns what a list changes of a part; undefined when nothing changes. A deactivated part becomes active again, and
 * is replaced in either mode.
 */
export function changesOf(
  held: HeldPart,
  part: ListedPart,
  mode: ListMode = 'replace',
): PartChange | undefined {
  const { onlyNew = [] } = part;
  const listed = { ...part, ...Object.fromEntries(onlyNew.map((name) => [name, undefined])) };
  const isReplaced = mode === 'replace' || !held.isActive;
  const take = <K extends keyof PartFields>(name: K, given: HeldPart[K] | undefined): HeldPart[K] =>
    given !== undefined && (isReplaced || isBlank(held[name])) ? given : held[name];
  return difference(held, {
    ...held,
    name: take('name', listed.name),
    // a list that names only the main category keeps the part's subcategory within it
    categoryId:
      listed.categoryId === held.categoryRootId ? held.categoryId : take('categoryId', listed.categoryId),
    // these have no blank: filling leaves them
    type: isReplaced ? (listed.type ?? held.type) : held.type,
    unit: isReplaced ? (listed.unit ?? held.unit) : held.unit,
    minLevel: isReplaced ? (listed.minStockLevel ?? held.minLevel) : held.minLevel,
    partStatus: take('partStatus', listed.partStatus),
    purchasePrice: take('purchasePrice', listed.purchasePrice),
    sellingPrice: take('sellingPrice', listed.sellingPrice),
    wholesalePrice: take('wholesalePrice', listed.wholesalePrice),
    barcode: take('barcode', listed.barcode),
    shopCode: take('shopCode', listed.shopCode),
    brand: take('brand', listed.brand),
    supplierPartNumber: take('supplierPartNumber', listed.supplierPartNumber),
    condition: take('condition', listed.condition),
    side: take('side', listed.side),
    axle: take('axle', listed.axle),
    position: take('position', listed.position),
    description: take('description', listed.description),
    shelf: take('shelf', listed.shelf),
    maxLevel: take('maxLevel', listed.maxStockLevel),
    discountPercentage: take('discountPercentage', listed.discountPercentage),
    isActive: true,
  });
}

const isBlank = (value: unknown): boolean => value === '' || value === 0 || value === null;

/** Returns the fields in which a part differs from what it shall be; undefined when there are none. */
export function difference(held: HeldPart, whole: HeldPart): PartChange | undefined {
  const differing = keysOf(whole).filter((name) => whole[name] !== held[name]);
  if (differing.length === 0) return undefined;
  const pick = (part: HeldPart): PartFields =>
    Object.fromEntries(differing.map((name) => [name, part[name]]));
  return { before: pick(held), after: pick(whole), whole };
}
