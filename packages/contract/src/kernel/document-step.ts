import { z } from 'zod';
import { Named } from './named';
import { Instant } from './time';

/** A workflow step a document took, with its user, time and note. */
export const DocumentStep = z.object({
  step: z.string(),
  fromStatus: z.string(),
  toStatus: z.string(),
  note: z.string(),
  at: Instant,
  user: Named.nullable(),
});
export type DocumentStep = z.output<typeof DocumentStep>;
