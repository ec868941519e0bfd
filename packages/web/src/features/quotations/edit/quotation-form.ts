import {
  alternativeRials,
  appliedPrice,
  PositiveQuantity,
  quotationTexts,
  quotationTotals,
  quotedRials,
  type Alternative,
  type AlternativeKind,
  type NewQuotation,
  type PartPrices,
  type PriceTier,
  type Quotation,
  type QuotationChanges,
} from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';
import { whoOf } from '@/shared/customers/WhoFields';
import type { Option } from '@/ui/Combobox';

/** A part of the shop, or words: an option without a value. */
const what = orNull(z.custom<Option>((option) => option !== null, quotationTexts.whatRequired));

const TypedAlternative = z
  .object({
    part: what,
    kind: z.custom<AlternativeKind>(),
    quantity: orNull<number>(z.number('يجب إدخال كمية صحيحة').pipe(PositiveQuantity)),
    /** Null: the part's price for the customer and the quantity. */
    price: z.int().min(0).nullable(),
    /** The price as it was agreed in rials; null for one in dollars. */
    priceYer: z.int().min(0).nullable(),
  })
  .refine(({ part, price }) => Boolean(part.value) || price !== null, {
    path: ['price'],
    error: quotationTexts.priceRequired,
  });

export const QuotationForm = z
  .object({
    customer: z.custom<{ _id: string; name: string } | null>(),
    name: z.string().trim().max(100),
    phone: z.string().trim().max(60),
    make: z.string().trim().max(60),
    model: z.string().trim().max(60),
    year: z.int(quotationTexts.year).min(1900, quotationTexts.year).max(2200, quotationTexts.year).nullable(),
    vin: z.string().trim().max(30),
    lines: z
      .array(
        z.object({
          title: z.string().trim().max(200),
          alternatives: z.array(TypedAlternative).min(1, quotationTexts.noAlternative),
        }),
      )
      .min(1, quotationTexts.empty),
    discount: z.int().min(0).nullable(),
    note: z.string().trim().max(1000),
    validUntil: z.string().min(1, quotationTexts.validUntil),
  })
  .refine(({ customer, name }) => customer !== null || name !== '', {
    path: ['name'],
    error: quotationTexts.whoRequired,
  });
export type Typed = z.input<typeof QuotationForm>;
export type Valid = z.output<typeof QuotationForm>;

export const blankAlternative = (): Typed['lines'][number]['alternatives'][number] => ({
  part: null,
  kind: 'other',
  quantity: 1,
  price: null,
  priceYer: null,
});
export const blankLine = (): Typed['lines'][number] => ({ title: '', alternatives: [blankAlternative()] });

export const emptyForm = (validUntil: string): Typed => ({
  customer: null,
  name: '',
  phone: '',
  make: '',
  model: '',
  year: null,
  vin: '',
  lines: [blankLine()],
  discount: null,
  note: '',
  validUntil,
});

/** Fills the form with a quotation; a copy takes the selling prices of now, and a new last day. */
export function formOf(quotation: Quotation, copyUntil?: string): Typed {
  const { customer, customerName, lines } = quotation;
  return {
    customer: customer ? { _id: customer, name: customerName } : null,
    name: customer ? '' : customerName,
    phone: quotation.phone,
    make: quotation.make,
    model: quotation.model,
    year: quotation.year,
    vin: quotation.vin,
    lines: lines.map(({ title, alternatives }) => ({
      title,
      alternatives: alternatives.map((alternative) => typedOf(alternative, copyUntil !== undefined)),
    })),
    discount: quotation.discount || null,
    note: quotation.note,
    validUntil: copyUntil ?? quotation.validUntil,
  };
}

const typedOf = (
  { product, name, partNumber, kind, quantity, price, priceYer, listPrice }: Alternative,
  isCopy: boolean,
) => ({
  part: { value: product ?? '', label: name, hint: partNumber },
  kind,
  quantity,
  price: product && isCopy && price === listPrice ? null : price,
  priceYer: isCopy ? null : priceYer,
});

export const requestOf = (typed: Valid): NewQuotation => ({
  ...whoOf(typed),
  ...(typed.customer && typed.phone.trim() && { phone: typed.phone.trim() }),
  make: typed.make,
  model: typed.model,
  year: typed.year,
  vin: typed.vin,
  lines: typed.lines.map(({ title, alternatives }) => ({
    title,
    alternatives: alternatives.map(({ part, kind, quantity, price, priceYer }) => ({
      ...(part.value ? { product: part.value } : { name: part.label, partNumber: part.hint }),
      kind,
      quantity,
      ...(price !== null && { price, ...(priceYer !== null && { priceYer }) }),
    })),
  })),
  discount: typed.discount ?? 0,
  note: typed.note,
  validUntil: typed.validUntil,
});

/** A quotation as it is, as a request to write it again. */
export function changesOf(quotation: Quotation): QuotationChanges {
  const { validUntil, ...request } = requestOf(formOf(quotation) as Valid);
  return {
    ...request,
    ...(quotation.status !== 'expired' && { validUntil }),
    version: quotation.version,
  };
}

/** The prices of chosen parts by id, for the customer. */
export type KnownParts = ReadonlyMap<string, PartPrices>;

/** Returns the price of an alternative: the typed one, or that of its part for the customer and the quantity. */
export const priceOf = (
  { part, quantity, price }: Typed['lines'][number]['alternatives'][number],
  parts: KnownParts,
  tier: PriceTier | null,
): number | null => {
  const known = parts.get(part?.value ?? '');
  return price ?? (known ? appliedPrice(known, tier, quantity ?? 0).price : null);
};

interface Circumstances {
  parts: KnownParts;
  tier: PriceTier | null;
  taxRate: number;
  /** Rials per dollar of the quotation. */
  rate: number | null;
}

/** Returns the totals of what is typed. */
export const figuresOf = (
  { lines, discount }: Pick<Typed, 'lines' | 'discount'>,
  { parts, tier, taxRate, rate }: Circumstances,
) => {
  const priced = lines.map(({ alternatives }) => ({
    alternatives: alternatives.map((one) => ({
      quantity: one.quantity ?? 0,
      price: priceOf(one, parts, tier) ?? 0,
      priceYer: one.priceYer,
    })),
  }));
  const given = { discount: discount ?? 0, taxRate };
  const subtotalYer =
    rate === null
      ? null
      : priced.reduce(
          (sum, { alternatives: [first] }) => sum + (first ? (alternativeRials(first, rate)?.total ?? 0) : 0),
          0,
        );
  return {
    ...quotationTotals(priced, given),
    rials: quotedRials({ subtotalYer, ...given, usd_to_yer: rate })?.grandTotal ?? null,
  };
};
