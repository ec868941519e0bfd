import { z } from 'zod';
import type { Right } from '../access/can';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';

/** The documents that the palette finds by number, each with the right to read it. */
export const foundDocuments = {
  sale: 'sales:read',
  quotation: 'sales:read',
  purchase: 'purchases:read',
  adjustment: 'stockAdjustments:read',
  transfer: 'transfers:read',
  count: 'inventoryCounts:read',
  scrap: 'scrap:read',
  receipt: 'customers:read',
  payment: 'suppliers:read',
  shift: 'cash:read',
  expense: 'cash:update',
  moneyTransfer: 'cash:admin',
} as const satisfies Record<string, Right>;
export type FoundDocumentKind = keyof typeof foundDocuments;
const foundDocumentKinds = keysOf(foundDocuments);

export const FoundPart = z.object({
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  brand: z.string(),
  price: Usd,
  unit: Unit,
  /** In all warehouses. */
  quantity: z.number(),
  shelf: z.string(),
  /** The warehouses with some of it, the main one first. */
  stock: z.array(z.object({ warehouse: z.string(), quantity: z.number() })),
  /** Whether the typed text is its number. */
  exact: z.boolean(),
});
export type FoundPart = z.output<typeof FoundPart>;

export const FoundCustomer = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  customerCode: z.string(),
  balance: Usd,
  isBlocked: z.boolean(),
  /** Age in days of the oldest open debt. */
  oldestDays: z.int().nullable(),
  /** Whether the typed text is the code or the phone number. */
  exact: z.boolean(),
});
export type FoundCustomer = z.output<typeof FoundCustomer>;

export const FoundSupplier = z.object({ _id: Id, name: z.string(), phone: z.string(), balance: Usd });
export type FoundSupplier = z.output<typeof FoundSupplier>;

export const FoundUser = z.object({ _id: Id, name: z.string(), username: z.string(), role: z.string() });
export type FoundUser = z.output<typeof FoundUser>;

export const FoundDocument = z.object({
  _id: Id,
  kind: z.enum(foundDocumentKinds),
  /** A held sale has none, nor does an open shift. */
  number: z.string().nullable(),
  /** The customer, supplier, part, warehouse or account that it is about. */
  about: z.string(),
  /** The other end of a transfer. */
  to: z.string().nullable(),
  status: z.string(),
  /** Null where the document has no amount. */
  total: Usd.nullable(),
  usd_to_yer: z.number().nullable(),
  at: Instant,
  /** Whether the typed text is its whole number. */
  exact: z.boolean(),
});
export type FoundDocument = z.output<typeof FoundDocument>;

/** What a text may mean, as far as the user may read it. */
export const FoundThings = z.object({
  parts: z.array(FoundPart),
  customers: z.array(FoundCustomer),
  suppliers: z.array(FoundSupplier),
  users: z.array(FoundUser),
  documents: z.array(FoundDocument),
  /** The number of all of these. */
  total: z.int(),
});
export type FoundThings = z.output<typeof FoundThings>;

export const thingKinds = ['part', 'customer', 'supplier', 'user', ...foundDocumentKinds] as const;
export type ThingKind = (typeof thingKinds)[number];

/** The most things that are recalled at once. */
export const mostRecalled = 12;

const Thing = z.object({ kind: z.enum(thingKinds), id: Id });
export type Thing = z.output<typeof Thing>;

/** Things by kind and id: 'part:…,customer:…'. */
export const Things = z
  .string()
  .max(1000)
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [kind, id] = one.split(':');
        return { kind, id };
      }),
  )
  .pipe(z.array(Thing).max(mostRecalled));

export const thingsText = (things: readonly Thing[]): string =>
  things.map(({ kind, id }) => `${kind}:${id}`).join(',');
