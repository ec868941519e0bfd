import type {
  AuditEntry,
  Bringing,
  BroughtSheet,
  Customer,
  MoneyMovementKind,
  OfflineSaleFact,
  Part,
  PieceStatus,
  ScrapCondition,
  ShiftReport,
  Unit,
  Vehicle,
  View,
} from '@turoos/contract';
import type { z } from 'zod';
import type { LabelSheet } from '@turoos/pdf/label-sheet';
import type { RollBlock } from '@turoos/pdf/roll';

/** Types of columns that the contract has no name for; the generated table types import them. */

export type AuditSnapshot = NonNullable<AuditEntry['before']>;
export type CustomerAddress = Customer['address'];
export type NumberKind = 'oem' | 'alternative';
export type Specifications = Part['specifications'];
export type StoredScrapCondition = ScrapCondition | '';
export type ViewState = View['state'];
export type UnitDecimals = Unit['decimals'];
export type BodyType = Vehicle['body']['type'];
export type FuelType = Vehicle['fuelType'];
export type Transmission = Vehicle['transmission'];

/** A sheet of an uploaded file. Sheets with equal headings in the row that was proposed have equal fingerprints. */
export type StoredSheet = BroughtSheet & { fingerprint: string; proposedRow: number };
export type BroughtSheets = Bringing['sheets'];
export type BroughtItemKind =
  | 'part'
  | 'customer'
  | 'supplier'
  | 'vehicle'
  | 'category'
  | 'customerEntry'
  | 'supplierEntry';
/** Fields of a record before a bringing changed them; what they are depends on the kind of the record. */
export type BroughtBefore = Record<string, unknown>;

/** A piece of a car before a step, with its time as text; restoring writes it back as it is. */
export interface PieceBefore {
  id: string;
  vehicleId: string;
  position: number;
  name: string;
  partNumber: string;
  likeId: string | null;
  expected: number;
  cost: number;
  status: PieceStatus;
  productId: string | null;
  note: string;
  takenAt: string | null;
}

/** A sale made without the server, as it was sent. */
export type StoredFact = z.input<typeof OfflineSaleFact>;

/** The answer of any endpoint, as JSON. */
export type StoredAnswer = unknown;

/** Filters with every default filled in, so that changed defaults don't alter stored reports. */
export interface StoredFilters {
  category: string | null;
  minQuantity: number | null;
  maxQuantity: number | null;
  includeZeroStock: boolean;
  includeExpired: boolean;
  startDate: string | null;
  endDate: string | null;
}

/** The source an attachment is made from at sending time; `kind` selects its maker. */
export interface AttachmentSource {
  kind: string;
  [field: string]: string;
}

/** A count of one currency, in its units; by note where the notes were counted. */
export interface CountedUnits {
  currency: string;
  amount: number;
  notes?: Record<string, number>;
}

/** A count at the opening of a shift. The first count of a drawer has no difference: it is the opening balance. */
export interface OpeningCount extends CountedUnits {
  difference?: number;
}

/** What should have been in a drawer when its shift was closed, and what was. */
export interface ClosingCount {
  currency: string;
  expected: number;
  counted: number;
  notes?: Record<string, number>;
}

/** A till that a shift was closed without. */
export interface MissingTillColumn {
  code: string;
  name: string;
  waiting: number;
  lastSeenAt: string;
}

/** The figures of a shift's report: amounts in units of their currencies, values in cents. */
export interface ShiftFigures {
  movements: { currency: string; kind: MoneyMovementKind; count: number; amount: number }[];
  sales: { count: number; total: number; credit: number };
  refunds: { count: number; total: number };
  /** Reports that were stored before the rials were added up have none. */
  rials?: NonNullable<ShiftReport['rials']>;
  methods: { method: string; currency: string; count: number; amount: number }[];
}

/** What a print job prints, without measures, so that any printer of its kind can print it. */
export type PrintContent =
  | { roll: readonly RollBlock[] }
  | { labels: readonly { label: LabelSheet; copies: number }[] };

/** Rials for one of each currency other than the dollar. */
export type OtherRates = Readonly<Record<string, number>>;
