import { z } from 'zod';
import { plainCode } from './fold';

export { isStorable } from './storable';

const clean = (most: number, missing?: string) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .trim()
    .max(most);

/** Something that can be read: characters without a width alone are no text. */
const readable = /[^\s\p{C}]/u;

/** A required short text: a name, title or code. */
export const line = (missing = 'هذا الحقل مطلوب', most = 200) =>
  clean(most, missing).refine((text) => readable.test(text), missing);

/** A text that may be empty. */
export const text = (most: number) => clean(most);

/** A short text that may be empty or absent. */
export const optionalLine = (most = 200) => clean(most).optional();

/** A part number or code that may be empty or absent. */
export const optionalCode = (most: number) => z.string().trim().overwrite(plainCode).max(most).optional();

/** Notes and descriptions. */
export const optionalText = (most = 5000) => clean(most).optional();

/** Checks only for an at sign and a domain with a dot: nothing more can be verified without sending mail. */
export const emailShape = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

export const Id = z.uuid('المعرف غير صحيح');
export const byId = z.object({ id: Id });
