import {
  defaultMinLevel,
  piece,
  type EnrichedPart,
  type NewPart,
  type Part,
  type PartChanges,
  type PartType,
} from '@turoos/contract';
import { typedList } from '@/lib/format/typed-list';
import type { Option } from '@/ui/Combobox';
import { categoryPath } from '../category-path';

export interface FitmentDraft {
  make: string;
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  engine: string;
}

/** A part as it stands in the form; fields are called what the contract calls them. */
export interface PartDraft {
  name: string;
  partNumber: string;
  code: string;
  barcode: string;
  brand: string;
  /** Without a value: a category that does not exist yet, by its name. */
  categoryId: Option | null;
  type: PartType;
  condition: string;
  sellingPrice: number | null;
  costPrice: number | null;
  wholesalePrice: number | null;
  purchasePrice: number | null;
  /** The code of one. */
  unit: string;
  quantity: number | null;
  warehouse: string;
  location: string;
  minStockLevel: number | null;
  maxStockLevel: number | null;
  /** One number a line. */
  oemNumbers: string;
  alternativeNumbers: string;
  replacedBy: Option | null;
  vehicleCompatibility: FitmentDraft[];
  description: string;
  isActive: boolean;
}

export const emptyFitment: FitmentDraft = { make: '', model: '', yearFrom: null, yearTo: null, engine: '' };

const emptyDraft: PartDraft = {
  name: '',
  partNumber: '',
  code: '',
  barcode: '',
  brand: '',
  categoryId: null,
  type: 'new',
  condition: '',
  sellingPrice: null,
  costPrice: null,
  wholesalePrice: null,
  purchasePrice: null,
  unit: piece.code,
  quantity: null,
  warehouse: '',
  location: '',
  minStockLevel: defaultMinLevel,
  maxStockLevel: null,
  oemNumbers: '',
  alternativeNumbers: '',
  replacedBy: null,
  vehicleCompatibility: [],
  description: '',
  isActive: true,
};

/** Zero stands for "not known" in prices, and an empty box says that better. */
const price = (cents: number) => (cents === 0 ? null : cents);

export function draftOf(part: Part | null): PartDraft {
  if (!part) return emptyDraft;
  return {
    name: part.name,
    partNumber: part.partNumber,
    code: part.code,
    barcode: part.barcode,
    brand: part.brand,
    type: part.type,
    condition: part.condition,
    location: part.location,
    description: part.description,
    isActive: part.isActive,
    categoryId: part.categoryId ? { value: part.categoryId, label: categoryPath(part) } : null,
    sellingPrice: price(part.pricing.sellingPrice),
    costPrice: price(part.pricing.costPrice),
    wholesalePrice: price(part.pricing.wholesalePrice),
    purchasePrice: price(part.pricing.purchasePrice),
    unit: part.unit.code,
    quantity: null,
    warehouse: part.warehouse?._id ?? '',
    minStockLevel: part.stock.minStockLevel,
    maxStockLevel: part.stock.maxStockLevel,
    oemNumbers: part.oemNumbers.join('\n'),
    alternativeNumbers: part.alternativeNumbers.join('\n'),
    replacedBy: part.replacedBy && {
      value: part.replacedBy._id,
      label: part.replacedBy.name,
      hint: part.replacedBy.partNumber,
    },
    vehicleCompatibility: part.vehicleCompatibility.map(({ year: _first, ...fitment }) => fitment),
  };
}

/** A new part as far as something else knew it; prices and quantity are the user's to say. */
export const draftFrom = (found: EnrichedPart): PartDraft => ({
  ...emptyDraft,
  name: found.name,
  partNumber: found.partNumber,
  brand: found.brand,
  categoryId: found.category ? { value: '', label: found.category } : null,
  description: found.description === found.name ? '' : found.description,
  vehicleCompatibility: found.compatibility.map(({ make, model, year, yearTo, engine }) => ({
    make,
    model,
    yearFrom: year,
    yearTo,
    engine,
  })),
});

export function partOf({ categoryId, quantity, replacedBy, warehouse, ...draft }: PartDraft): NewPart {
  return {
    ...draft,
    ...(categoryId?.value === ''
      ? { category: categoryId.label }
      : { categoryId: categoryId?.value ?? null }),
    condition: draft.type === 'used' ? draft.condition : '',
    sellingPrice: draft.sellingPrice ?? undefined,
    costPrice: draft.costPrice ?? undefined,
    wholesalePrice: draft.wholesalePrice ?? undefined,
    purchasePrice: draft.purchasePrice ?? undefined,
    ...(quantity !== null && { quantity }),
    warehouse: warehouse || null,
    minStockLevel: draft.minStockLevel ?? defaultMinLevel,
    oemNumbers: typedList(draft.oemNumbers),
    alternativeNumbers: typedList(draft.alternativeNumbers),
    replacedBy: replacedBy?.value ?? null,
  };
}

/** Only what the user changed, so that a cost or price that moved meanwhile is not set back. */
export function changesOf(part: Part, edited: NewPart): PartChanges {
  const before: Record<string, unknown> = partOf(draftOf(part));
  const changed = Object.entries(edited).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  // what became undefined is a price that was cleared
  const sent = changed.map(([name, value]) => [name, value === undefined ? 0 : value]);
  return { ...Object.fromEntries(sent), version: part.version };
}
