import { z } from 'zod';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';
import { standbyModeNames, standbyStateNames } from './standby.status';

/** A computer that stands by. */
export const Standby = z.object({
  _id: Id,
  name: z.string(),
  pairedAt: Instant,
  state: z.enum(standbyStateNames),
  /** Null before the first contact. */
  lastContactAt: Instant.nullable(),
  /** All that was saved until this moment is there too; null before the first whole copy. */
  inStepAt: Instant.nullable(),
  /** What is wrong; empty when all is well. */
  problem: z.string(),
});
export type Standby = z.output<typeof Standby>;

export const StandbyOverview = z.object({
  /** Why there can be none: another database server, or no secure address; empty if there can. */
  obstacle: z.string(),
  mode: z.enum(standbyModeNames),
  /** Whether sales wait for a standby now; false while the shop goes on without one that does not answer. */
  isWaitedFor: z.boolean(),
  /** How often the shop has moved to another computer, plus one. */
  epoch: z.int(),
  tookOverAt: Instant.nullable(),
  standbys: z.array(Standby),
});
export type StandbyOverview = z.output<typeof StandbyOverview>;

export const PairingCode = z.object({
  code: z.string(),
  expiresAt: Instant,
  /** The secure address of the shop, which the pairing command names. */
  address: z.string(),
});
export type PairingCode = z.output<typeof PairingCode>;

const name = line('اسم الحاسوب مطلوب', 200);
const addresses = z.array(z.url({ protocol: /^https?$/ }).max(300)).max(20);

export const PairingRequest = z.strictObject({ code: z.string().max(60), name, addresses });
export type PairingRequest = z.output<typeof PairingRequest>;

/** What the shop answers to a pairing code. It keeps only a hash of the secret, so the standby must store it. */
export const Pairing = z.object({ id: Id, secret: z.string(), shop: z.string() });
export type Pairing = z.output<typeof Pairing>;

export const StandbyContact = z.strictObject({
  id: Id,
  secret: z.string().max(200),
  name,
  addresses,
  version: z.string().max(60),
  inStepAt: Instant.nullable(),
  isCopying: z.boolean(),
  problem: z.string().max(1000),
});
export type StandbyContact = z.output<typeof StandbyContact>;

const lsn = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/);

/** What the shop answers to the contact of a standby: how far its log goes, and how sales are saved. */
export const ShopPosition = z.object({
  shop: z.string(),
  version: z.string(),
  /** The major version of PostgreSQL. */
  postgres: z.int(),
  systemId: z.string(),
  timeline: z.int(),
  /** How far the shop's log is on its disk. */
  flushed: lsn,
  /** Whether the shop keeps the log that this standby has not got yet. */
  isLogKept: z.boolean(),
  mode: z.enum(standbyModeNames),
  isWaitedFor: z.boolean(),
  addresses: z.array(z.string()),
});
export type ShopPosition = z.output<typeof ShopPosition>;

/** A signed claim of a take-over; null where there was none. */
export const EpochClaim = z.object({
  claim: z.string().nullable(),
  /** That of a take-over which has begun and not ended: another one must not begin, and the shop need not stop yet. */
  begun: z.string().optional(),
});
export type EpochClaim = z.output<typeof EpochClaim>;

export const MovedNotice = z.strictObject({ claim: z.string().max(4000) });
export type MovedNotice = z.output<typeof MovedNotice>;

/** The end of the log of a shop that has stopped selling. */
export const MovedAnswer = z.object({ flushed: lsn });
export type MovedAnswer = z.output<typeof MovedAnswer>;
