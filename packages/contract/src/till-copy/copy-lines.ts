import { z } from 'zod';
import { moneyAccountKinds } from '../cash/money-accounts.schema';
import { Currency } from '../currencies/currencies.schema';
import { CurrentRate } from '../exchange-rates/current-rate.api';
import { keysOf } from '../kernel/keys-of';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { settingsSections } from '../settings/settings.schema';
import { PriceTier } from '../prices/prices.schema';
import { Unit } from '../units/units.schema';

/*
 * The copy that a till sells from is a stream of JSON lines. Parts and customers are arrays of their fields in the
 * order of their declaration here, because the names of the fields would be a third of the copy. Amounts are cents.
 */

/** The form of the lines. It is raised with every change of them; a till with another form fills its copy anew. */
export const copyForm = 3;

const Cents = z.int();

export const CopiedPart = z.object({
  id: Id,
  name: z.string(),
  partNumber: z.string(),
  /** What a search finds the part by, as the server stores it: folded, a space before each word. */
  searchText: z.string(),
  barcode: z.string(),
  /** The shop's own short code. */
  code: z.string(),
  supplierPartNumber: z.string(),
  /** The makers' and alternative numbers, folded, each as often as it is recorded. */
  numbers: z.array(z.string()),
  brand: z.string(),
  isUsed: z.boolean(),
  price: Cents,
  wholesalePrice: Cents,
  tierPrices: z.array(z.tuple([Id, Cents])),
  /** Prices by quantity, the smallest first. */
  priceBreaks: z.array(z.tuple([z.number(), Cents])),
  /** The code of a unit. */
  unit: z.string(),
  popularity: z.int(),
  replacedBy: Id.nullable(),
  /** The main warehouse, where the shelf is. */
  warehouse: Id.nullable(),
  shelf: z.string(),
  /** What each warehouse holds, without those that hold nothing. */
  stock: z.array(z.tuple([Id, z.number()])),
  minLevel: z.number(),
  isActive: z.boolean(),
});
export type CopiedPart = z.output<typeof CopiedPart>;

export const CopiedCustomer = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  phone: z.string(),
  /** Below zero is debt. */
  balance: Cents,
  creditLimit: Cents,
  priceTier: Id.nullable(),
  isBlocked: z.boolean(),
  isActive: z.boolean(),
});
export type CopiedCustomer = z.output<typeof CopiedCustomer>;

/** What the counter needs besides parts and customers. */
export const CopiedSettings = z.object({
  /** With the hash of the logo; '' without one. */
  store: settingsSections.store.extend({ logo: z.string() }),
  invoiceVersion: z.string(),
  cash: settingsSections.cash,
  currencies: z.array(Currency),
  /** The rate in force of each zone that has one. */
  rates: z.array(CurrentRate.omit({ created_by: true, note: true }).extend({ isDefault: z.boolean() })),
  units: z.array(Unit),
  priceTiers: z.array(PriceTier),
  /** What the shop's own words mean, and the built-in groups that it switched off. */
  words: z.object({
    own: z.array(z.object({ word: z.string(), means: z.array(z.string()).readonly() })).readonly(),
    off: z.array(z.string()).readonly(),
  }),
  /** All warehouses, with the zone whose rate their documents use. */
  warehouses: z.array(z.object({ _id: Id, name: z.string(), zone: Id })),
  /** Where money is kept, without what it holds. */
  moneyAccounts: z.array(
    z.object({
      _id: Id,
      kind: z.enum(keysOf(moneyAccountKinds)),
      name: z.string(),
      branch: Id.nullable(),
      currencies: z.array(z.string()),
      isActive: z.boolean(),
    }),
  ),
});
export type CopiedSettings = z.output<typeof CopiedSettings>;

/** The conversions between a record and the array of its fields. */
function rowsOf<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  type Copied = z.output<z.ZodObject<S>>;
  const names = Object.keys(schema.shape) as (keyof Copied)[];
  const fromStored = (row: readonly unknown[]): Copied => {
    const record: Partial<Copied> = {};
    names.forEach((name, place) => {
      record[name] = row[place] as Copied[typeof name];
    });
    return record as Copied;
  };
  return {
    toRow: (record: Copied): unknown[] => names.map((name) => record[name]),
    /** Throws when a field is missing or of another kind. */
    fromRow: (row: readonly unknown[]): Copied => schema.parse(fromStored(row)),
    /** Reads a row that was checked before it was stored. */
    fromStored,
  };
}

export const partRows = rowsOf(CopiedPart);
export const customerRows = rowsOf(CopiedCustomer);

const Row = z.array(z.unknown());

/** The first line of every answer. */
export const CopyStart = z.object({
  form: z.int(),
  /** The till must forget its rows, because a whole copy follows: it asked without a cursor, or with an unknown one. */
  anew: z.boolean(),
});

/** After some rows: the till may ask from here. Rows come again when their lines were not followed by such a line. */
export const CopyMark = z.object({
  at: z.string(),
  /** Everything written before this moment is in the copy; null until the copy is whole for the first time. */
  upTo: Instant.nullable(),
});

/** A line of the copy: its start, a part, a customer, the settings, ids of records that are gone, or a mark. */
export const CopyLine = z.union([
  z.object({ p: Row }),
  z.object({ c: Row }),
  z.object({ s: CopiedSettings }),
  z.object({ g: z.object({ p: z.array(Id), c: z.array(Id) }) }),
  CopyMark,
  CopyStart,
]);
export type CopyLine = z.output<typeof CopyLine>;
