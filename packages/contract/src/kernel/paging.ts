import { z } from 'zod';
import { Id } from './text';

/** One page of a list in inner form; envelopes differ only on the wire. */
export interface Page<T> {
  rows: T[];
  total: number;
  page: number;
  limit: number;
}

const whole = (fallback: number, most: number) =>
  z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(most).default(fallback);

/** 'createdAt' is ascending, '-createdAt' descending; only the listed fields are sortable. */
const sortBy = <const F extends string>(fields: readonly F[], fallback: F | `-${F}`) =>
  z.enum(fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`])).default(fallback as never);

/**
 * The query of every list: page, limit (10 by default), sort, and the search as q or search. Unknown
 * parameters are dropped, because clients add time stamps to bypass caches; empty ones count as absent.
 */
export function listQuery<const F extends string, S extends z.ZodRawShape>(
  sortable: readonly F[],
  defaultSort: F | `-${F}`,
  filters: S,
) {
  return z.object({
    page: whole(1, 1_000_000),
    limit: whole(10, 1000),
    sort: sortBy(sortable, defaultSort),
    q: z.string().trim().max(200).optional(),
    ...filters,
  });
}

type FieldOf<S extends string> = S extends `-${infer F}` ? F : S;

export interface Sort<F extends string = string> {
  field: F;
  direction: 'asc' | 'desc';
}

export const parseSort = <S extends string>(sort: S): Sort<FieldOf<S>> => ({
  // the compiler doesn't follow a text that is cut
  field: sort.replace(/^-/, '') as FieldOf<S>,
  direction: sort.startsWith('-') ? 'desc' : 'asc',
});

/** A boolean filter as encoded in a URL. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const idFilter = Id.optional();
