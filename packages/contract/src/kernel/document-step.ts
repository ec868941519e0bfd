import { z } from 'zod';
import { Id } from './text';
import { Instant } from './time';

/** A workflow step a document took, with its user, time and note. */
export const DocumentStep = z.object({
  step: z.string(),
  fromStatus: z.string(),
  toStatus: z.string(),
  note: z.string(),
  at: Instant,
  user: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type DocumentStep = z.output<typeof DocumentStep>;
