import type { z } from 'zod';

/** A field that starts with nothing chosen though the schema takes only a choice: null, or '' in a select. */
export const orNull = <T>(schema: z.ZodType<T, T>): z.ZodType<T, T | null> => schema;
export const orBlank = <T extends string>(schema: z.ZodType<T, T>): z.ZodType<T, T | ''> => schema;
