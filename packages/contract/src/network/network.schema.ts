import { z } from 'zod';
import { Instant } from '../kernel/time';

/** How other devices reach the server, and what they need to trust it. */
export const NetworkAccess = z.object({
  /** URLs over https; empty while https is off. */
  secure: z.array(z.string()),
  /** URLs over plain http. */
  plain: z.array(z.string()),
  /** The page that leads a device to the secure address; '' without one. */
  trustPage: z.string(),
  /** When the certificate in use ends; it is renewed before. */
  certificateEnds: Instant.nullable(),
  /** What devices show of the shop's own authority, to compare; null with a certificate of another. */
  fingerprints: z.object({ sha256: z.string(), sha1: z.string() }).nullable(),
});
export type NetworkAccess = z.output<typeof NetworkAccess>;
