import { z } from 'zod';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { checkNames, checkStateNames } from './system-status.checks';

export const SystemCheck = z.object({
  about: z.enum(checkNames),
  state: z.enum(checkStateNames),
  says: z.string(),
  /** What to do about it; empty where all is well. */
  remedy: z.string(),
});
export type SystemCheck = z.output<typeof SystemCheck>;

/** The requests of one kind in the last day; times in milliseconds. */
export const SlowRequest = z.object({
  /** Method and template of the address. */
  route: z.string(),
  /** What it does, in words. */
  title: z.string(),
  count: z.int(),
  /** Half of them took no longer. */
  median: z.int(),
  /** 95 of 100 took no longer. */
  p95: z.int(),
  slowest: z.int(),
});
export type SlowRequest = z.output<typeof SlowRequest>;

export const SystemStatus = z.object({
  /** The worst of all checks. */
  state: z.enum(checkStateNames),
  checks: z.array(SystemCheck),
  versions: z.object({ program: z.string(), database: z.string(), node: z.string() }),
  /** The processes that serve the shop now. */
  servers: z.array(
    z.object({ _id: Id, host: z.string(), startedAt: Instant, memory: z.number(), lag: z.number() }),
  ),
  database: z.object({
    bytes: z.number(),
    /** Bytes by which it grew in these days; null before the second day. */
    growth: z.object({ bytes: z.number(), days: z.int() }).nullable(),
  }),
  /** The slowest first. */
  requests: z.array(SlowRequest),
  tills: z.array(
    z.object({
      _id: Id,
      code: z.string(),
      name: z.string(),
      lastSeenAt: Instant.nullable(),
      waiting: z.int(),
    }),
  ),
});
export type SystemStatus = z.output<typeof SystemStatus>;
