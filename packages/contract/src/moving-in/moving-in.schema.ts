import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { bringingStatusNames, broughtKindNames } from './moving-in.status';

const Kind = z.enum(broughtKindNames);
/** A column by its place, from zero, or one value for all rows. */
const Source = z.union([
  z.int().min(0).max(16_383),
  z.strictObject({ always: z.string().trim().min(1).max(200) }),
]);

/** What cannot be read from the sheet itself. Each kind uses its own part of them. */
export const SheetSettings = z.strictObject({
  /** The currency of amounts that name none; null until the user has said it. */
  currency: z.enum(['USD', 'YER']).nullable().default(null),
  /** Rials per dollar; required when the sheet is in rials. */
  rate: z.number().min(1, 'اكتب سعر الصرف: كم ريالاً للدولار').max(1_000_000).nullish(),
  /** The day of opening balances; today by default. */
  day: Day.nullish(),
  /** The warehouse of quantities whose row names none. */
  warehouseId: Id.nullish(),
  /** The make of fitments that give only a model, when the model does not tell it. */
  make: z.string().trim().max(60).nullish(),
  /** What happens to the opening stock of a part that already has stock in that warehouse. */
  onStock: z.enum(['skip', 'add']).default('skip'),
  /** Whether a row replaces the filled fields of a record that exists, or fills only its empty ones. */
  onExisting: z.enum(['replace', 'fill', 'skip']).default('replace'),
  /** Whether balances are written with the opposite sign, as programs do that keep debts to suppliers below zero. */
  invertBalance: z.boolean().default(false),
  /** A price list's selling price by rule: purchase price × factor, rounded up to a multiple in dollars. */
  sellingRule: z.strictObject({ factor: z.number().min(0.01).max(1000), roundTo: Usd.nullish() }).nullish(),
});
export type SheetSettings = z.output<typeof SheetSettings>;

/**
 * How a sheet is read; proposed by the server and corrected by the user. A choice with another kind or row of headings
 * than the stored one gets its columns recognised anew: its mapping and warehouse columns are not used.
 */
export const SheetChoice = z.strictObject({
  /** Null leaves the sheet out. */
  kind: Kind.nullable(),
  /** The row of the headings as Excel counts them, from one; zero when the sheet has none. */
  headerRow: z.int().min(0).max(1_048_576),
  mapping: z.record(z.string().max(60), Source),
  /** Columns that hold the quantity of one warehouse, by place: the warehouse's id. */
  warehouseColumns: z.record(z.string().regex(/^\d{1,5}$/), Id),
  settings: SheetSettings,
  /** Answers to the questions of the preview, by the question's key. */
  answers: z.record(z.string().max(300), z.enum(['merge', 'apart'])),
});
export type SheetChoice = z.output<typeof SheetChoice>;

export const SheetColumn = z.object({
  place: z.int(),
  heading: z.string(),
  /** The first filled cells below the heading. */
  examples: z.array(z.string()),
  /** Whether it most likely holds money, which is said when nothing is read from it. */
  hasAmounts: z.boolean().default(false),
});
export type SheetColumn = z.output<typeof SheetColumn>;

export const BroughtSheet = z.object({
  place: z.int(),
  name: z.string(),
  /** Filled rows, with the headings. */
  rowCount: z.int(),
  /** The first rows as they are, to choose the row of the headings from. */
  top: z.array(z.array(z.string())),
  columns: z.array(SheetColumn),
  choice: SheetChoice,
});
export type BroughtSheet = z.output<typeof BroughtSheet>;

/** An uploaded file that is kept until it is brought or discarded, so that any browser can go on with it. */
export const BroughtFile = z.object({
  _id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  uploadedBy: z.string(),
  uploadedAt: Instant,
  /** It is being brought at this moment, by whichever browser. */
  isBringing: z.boolean(),
  sheets: z.array(BroughtSheet),
});
export type BroughtFile = z.output<typeof BroughtFile>;
export const BroughtFileEntry = BroughtFile.omit({ sheets: true });
export type BroughtFileEntry = z.output<typeof BroughtFileEntry>;

export const BroughtProblemEntry = z.object({
  row: z.int(),
  /** The heading of the column as in the sheet; empty when the whole row is meant. */
  column: z.string(),
  value: z.string(),
  message: z.string(),
  /** Whether the row comes in. */
  remark: z.boolean(),
  /** Whether it comes in without its balance or stock. */
  isLess: z.boolean(),
});
export type BroughtProblemEntry = z.output<typeof BroughtProblemEntry>;

/** Rows that may mean one customer or supplier. Until answered, `proposed` is done. */
export const BroughtQuestion = z.object({
  key: z.string(),
  rows: z.array(z.object({ row: z.int(), name: z.string(), phone: z.string(), balance: Usd })),
  /** The record of the shop that they resemble, if any. */
  existing: z.object({ _id: Id, name: z.string(), phone: z.string() }).nullable(),
  proposed: z.enum(['merge', 'apart']),
});
export type BroughtQuestion = z.output<typeof BroughtQuestion>;

/** One record that exists and would change: its fields before and after, as texts in Arabic. */
export const BroughtChange = z.object({
  row: z.int(),
  _id: Id,
  name: z.string(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});
export type BroughtChange = z.output<typeof BroughtChange>;

/** The sums of one sheet. Those that its kind has no use for are zero: a sheet of customers has no pieces. */
export const BroughtSums = z.object({
  /** Records that would be made, changed and left as they are. */
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  pieces: z.number(),
  /** Stock at cost. */
  stockValue: Usd,
  /** What customers owe, or the shop owes suppliers, and the opposite. */
  owed: Usd,
  owedBack: Usd,
  /** Numbers of categories, warehouses and fitments that come with parts. */
  categories: z.int(),
  fitments: z.int(),
  /** New parts without a selling price; missing in what was brought before they were counted. */
  unpriced: z.int().optional(),
});
export type BroughtSums = z.output<typeof BroughtSums>;

export const SheetPreview = z.object({
  place: z.int(),
  kind: Kind,
  sums: BroughtSums,
  /** The balances as the file has them, row by row, to compare with the old program: in rials when they are written so. */
  written: z.object({ owed: z.number(), owedBack: z.number(), inRials: z.boolean() }).nullable(),
  /** Rows that would stay out, those that come without balance or stock, remarks, and rows of totals or headings. */
  badRows: z.int(),
  lessRows: z.int(),
  remarks: z.int(),
  skippedRows: z.int(),
  /** The first of each. */
  problems: z.array(BroughtProblemEntry),
  changes: z.array(BroughtChange),
  questions: z.array(BroughtQuestion),
  /** Why this sheet cannot be brought at all, such as a missing rate; empty otherwise. */
  refused: z.string(),
});
export type SheetPreview = z.output<typeof SheetPreview>;

export const BringingPreview = z.object({
  /** Of the choices that were previewed; bringing names it, because another browser may have changed them. */
  version: z.int(),
  sheets: z.array(SheetPreview),
});
export type BringingPreview = z.output<typeof BringingPreview>;

/** What was brought from one file in one transaction. */
export const Bringing = z.object({
  _id: Id,
  fileName: z.string(),
  status: z.enum(bringingStatusNames),
  sheets: z.array(z.object({ name: z.string(), kind: Kind, sums: BroughtSums, badRows: z.int() })),
  by: z.string(),
  at: Instant,
  takenBackBy: z.string(),
  takenBackAt: Instant.nullable(),
});
export type Bringing = z.output<typeof Bringing>;

/** Why a bringing can no longer be taken back: what was built on it; empty when it can. */
export const BringingDetail = Bringing.extend({
  builtOn: z.array(z.object({ text: z.string(), count: z.int() })),
});
export type BringingDetail = z.output<typeof BringingDetail>;
