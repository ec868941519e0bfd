import { z } from 'zod';
import { Id } from './text';
import { Instant } from './time';

/** One step a document took: what, by whom, when, and what they said of it. */
export const DocumentStep = z.object({
  step: z.string(),
  fromStatus: z.string(),
  toStatus: z.string(),
  note: z.string(),
  at: Instant,
  user: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type DocumentStep = z.output<typeof DocumentStep>;
