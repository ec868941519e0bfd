import { z } from 'zod';
import { plainCode } from './fold';

export { isStorable } from './storable';

const clean = (most: number, missing?: string) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .trim()
    .max(most);

/** A short line that must be there: names, titles, codes. */
export const line = (missing = 'هذا الحقل مطلوب', most = 200) =>
  clean(most, missing).refine((text) => text.length > 0, missing);

/** A text that may be empty. */
export const text = (most: number) => clean(most);

/** A short line that may be empty or absent. */
export const optionalLine = (most = 200) => clean(most).optional();

/** A number or code of a part that may be empty or absent. */
export const optionalCode = (most: number) => z.string().trim().overwrite(plainCode).max(most).optional();

/** Notes and descriptions. */
export const optionalText = (most = 5000) => clean(most).optional();

/** Something, an at sign, and a domain with a dot in it: more cannot be told without writing to it. */
export const emailShape = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

export const Id = z.uuid('المعرف غير صحيح');
export const byId = z.object({ id: Id });
