import { copyForm, Id } from '@turoos/contract';
import { z } from 'zod';

/** Milliseconds since 1970, within the years that dates can be calculated with. */
const Moment = z.int().min(0).max(4_102_444_800_000);

const Cursor = z.strictObject({
  form: z.literal(copyForm),
  /** The restore that the shop's data come from: those of another one have nothing to do with the copy. */
  origin: Id.nullable(),
  /** The warehouses that the copy was made for; blank for all. */
  within: z.string().max(10_000).default(''),
  /** Everything that was written before is in the copy; null until it is whole for the first time. */
  since: Moment.nullable(),
  /** When the last reading of everything began. */
  wholeAt: Moment,
  /** A fingerprint of the settings that the till has. */
  settings: z.string().max(64),
  /** The reading under way: what was written before `to` will be in the copy when it is done. */
  pass: z
    .strictObject({
      to: Moment,
      /** Reads everything, not only what changed. */
      whole: z.boolean(),
      kind: z.enum(['part', 'customer']),
      /** The last one that was sent. */
      after: Id.nullable(),
    })
    .nullable(),
});
export type Cursor = z.output<typeof Cursor>;

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Returns undefined for what is no cursor, or one of another form. */
export function readCursor(text: string): Cursor | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
