import {
  defaultMinLevel,
  monthOfYear,
  piece,
  readMonthOfYear,
  readPlace,
  type EnrichedPart,
  type Fitment,
  type NewPart,
  type Part,
  type PartChanges,
  type PartPlace,
  type PartType,
} from '@turoos/contract';
import { typedList } from '@/lib/format/typed-list';
import type { Option } from '@/ui/Combobox';
import { categoryPath } from '../category-path';

export interface FitmentDraft {
  make: string;
  model: string;
  /** As typed: a year, or a month and a year. */
  yearFrom: string;
  yearTo: string;
  engine: string;
}

interface BreakDraft {
  from: number | null;
  price: number | null;
}

/** A part in the form; the fields are named as in the contract. */
export interface PartDraft extends PartPlace {
  name: string;
  partNumber: string;
  code: string;
  barcode: string;
  brand: string;
  /** An option without a value is a new category, by its name. */
  categoryId: Option | null;
  type: PartType;
  condition: string;
  sellingPrice: number | null;
  costPrice: number | null;
  wholesalePrice: number | null;
  purchasePrice: number | null;
  /** Prices of its own by the id of a tier; null without one. */
  tierPrices: Record<string, number | null>;
  priceBreaks: BreakDraft[];
  /** The unit's code. */
  unit: string;
  quantity: number | null;
  warehouse: string;
  location: string;
  minStockLevel: number | null;
  maxStockLevel: number | null;
  /** One number per line. */
  oemNumbers: string;
  alternativeNumbers: string;
  replacedBy: Option | null;
  vehicleCompatibility: FitmentDraft[];
  description: string;
  isActive: boolean;
}

export const emptyFitment: FitmentDraft = { make: '', model: '', yearFrom: '', yearTo: '', engine: '' };

const emptyDraft: PartDraft = {
  name: '',
  partNumber: '',
  code: '',
  barcode: '',
  brand: '',
  categoryId: null,
  type: 'new',
  condition: '',
  side: '',
  axle: '',
  position: '',
  sellingPrice: null,
  costPrice: null,
  wholesalePrice: null,
  purchasePrice: null,
  tierPrices: {},
  priceBreaks: [],
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

/** A price of zero means unknown, which the form shows as an empty input. */
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
    side: part.side,
    axle: part.axle,
    position: part.position,
    location: part.location,
    description: part.description,
    isActive: part.isActive,
    categoryId: part.categoryId ? { value: part.categoryId, label: categoryPath(part) } : null,
    sellingPrice: price(part.pricing.sellingPrice),
    costPrice: price(part.pricing.costPrice),
    wholesalePrice: price(part.pricing.wholesalePrice),
    purchasePrice: price(part.pricing.purchasePrice),
    tierPrices: Object.fromEntries(part.tierPrices.map(({ tier, price: own }) => [tier, own])),
    priceBreaks: part.priceBreaks.map(({ from, price: each }) => ({ from, price: each })),
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
    vehicleCompatibility: part.vehicleCompatibility.map(
      ({ make, model, engine, yearFrom, yearTo, monthFrom, monthTo }) => ({
        make,
        model,
        yearFrom: monthOfYear(yearFrom, monthFrom),
        yearTo: monthOfYear(yearTo, monthTo),
        engine,
      }),
    ),
  };
}

/** Builds a draft from enrichment data, whose name may say a place; prices and quantity are left to the user. */
export const draftFrom = (found: EnrichedPart): PartDraft => ({
  ...emptyDraft,
  name: found.name,
  partNumber: found.partNumber,
  brand: found.brand,
  ...readPlace(found.name).place,
  categoryId: found.category ? { value: '', label: found.category } : null,
  description: found.description === found.name ? '' : found.description,
  vehicleCompatibility: found.compatibility.map(({ make, model, year, yearTo, engine }) => ({
    make,
    model,
    yearFrom: monthOfYear(year, null),
    yearTo: monthOfYear(yearTo, null),
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
    tierPrices: Object.entries(draft.tierPrices).flatMap(([tier, own]) => (own ? { tier, price: own } : [])),
    // an empty row is none; a half one is refused with its message
    priceBreaks: draft.priceBreaks
      .filter(({ from, price: each }) => from !== null || each !== null)
      .map(({ from, price: each }) => ({ from: from ?? 0, price: each ?? 0 })),
    ...(quantity !== null && { quantity }),
    warehouse: warehouse || null,
    minStockLevel: draft.minStockLevel ?? defaultMinLevel,
    oemNumbers: typedList(draft.oemNumbers),
    alternativeNumbers: typedList(draft.alternativeNumbers),
    replacedBy: replacedBy?.value ?? null,
    vehicleCompatibility: draft.vehicleCompatibility.map(fitmentOf),
  };
}

/** A year that can't be read becomes none, which the schema refuses. */
function fitmentOf({ yearFrom, yearTo, ...vehicle }: FitmentDraft): Fitment {
  const unreadable = { year: Number.NaN, month: null };
  const [from, to] = [readMonthOfYear(yearFrom) ?? unreadable, readMonthOfYear(yearTo) ?? unreadable];
  return { ...vehicle, yearFrom: from.year, monthFrom: from.month, yearTo: to.year, monthTo: to.month };
}

/** Returns only the changed fields, so that a cost or price changed meanwhile is not reset. */
export function changesOf(part: Part, edited: NewPart): PartChanges {
  const before: Record<string, unknown> = partOf(draftOf(part));
  const changed = Object.entries(edited).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  // a changed value of undefined is a cleared price
  const sent = changed.map(([name, value]) => [name, value === undefined ? 0 : value]);
  return { ...Object.fromEntries(sent), version: part.version };
}
