import { z } from 'zod';

/** PostgreSQL cannot store a zero byte, and a lone surrogate is no text at all. */
const storable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const clean = (most: number) =>
  z.string().trim().max(most).refine(storable, 'النص يحتوي على رموز غير مسموحة');

/** A short line that must be there: names, titles, codes. */
export const line = (message?: string, most = 200) =>
  clean(most).refine((text) => text.length > 0, message ?? 'هذا الحقل مطلوب');

/** A short line that may be empty or absent. */
export const optionalLine = (most = 200) => clean(most).optional();

/** Notes and descriptions. */
export const optionalText = (most = 5000) => clean(most).optional();

export const Id = z.uuid('المعرف غير صحيح');
export const byId = z.object({ id: Id });
