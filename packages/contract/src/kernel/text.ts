import { z } from 'zod';
import { plainCode } from './fold';
import { oneLine } from './one-line';

export { beginningOf, oneLine } from './one-line';
export { isStorable } from './storable';

const clean = (missing?: string) =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) }).trim();

/** Something that can be read: characters without a width alone are no text. */
const readable = /[^\s\p{C}]/u;

/** A required text of several lines: a message. */
export const messageText = (missing: string, most: number) =>
  clean(missing)
    .max(most)
    .refine((text) => readable.test(text), missing);

/** A required short text: a name, title or code. */
export const line = (missing = 'هذا الحقل مطلوب', most = 200) =>
  messageText(missing, most).overwrite(oneLine);

/** A text that may be empty. */
export const text = (most: number) => clean().max(most);

/** A short text that may be empty or absent. */
export const optionalLine = (most = 200) => clean().overwrite(oneLine).max(most).optional();

/** A part number or code that may be empty or absent. */
export const optionalCode = (most: number) => z.string().trim().overwrite(plainCode).max(most).optional();

/** Notes and descriptions. */
export const optionalText = (most = 5000) => clean().max(most).optional();

/** Checks only for an at sign and a domain with a dot: nothing more can be verified without sending mail. */
export const emailShape = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** An id as the database spells it, because the same id in capital letters would pass for another one. */
export const idOr = (error: Parameters<typeof z.uuid>[0]) => z.uuid(error).toLowerCase();
export const Id = idOr('المعرف غير صحيح');
export const byId = z.object({ id: Id });
