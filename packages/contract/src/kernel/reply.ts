import { z } from 'zod';
import type { Page } from './paging';

/**
 * How an answer travels. Handlers return, and callers receive, the inner value; the envelope exists only
 * between `wrap` and `unwrap`. `body` is the whole answer on the wire.
 */
export interface Reply<Inner = unknown> {
  kind: 'json' | 'stream';
  body: z.ZodType;
  wrap(inner: Inner): unknown;
  unwrap(body: unknown): Inner;
  /** The handler may answer with a file instead, when the query asks for one. */
  offersFile?: true;
}

type Inside<S extends z.ZodType> = z.output<S>;
const ok = z.literal(true);

const json = <Inner>(
  body: z.ZodType,
  wrap: (inner: Inner) => unknown,
  pick: (body: never) => unknown,
): Reply<Inner> => ({
  kind: 'json',
  body,
  wrap,
  unwrap: (decoded) => pick(decoded as never) as Inner,
});

/** {success, data} */
export const single = <S extends z.ZodType>(entity: S): Reply<Inside<S>> =>
  json(
    z.object({ success: ok, data: entity }),
    (data) => ({ success: true, data }),
    (body: { data: unknown }) => body.data,
  );

/** {success, data: {…}, …}: the fields in data and beside it, for clients that look in either place. */
export const mirrored = <S extends z.ZodObject>(entity: S): Reply<Inside<S>> =>
  json(
    entity.extend({ success: ok, data: entity }),
    (data) => ({ success: true, data, ...(data as object) }),
    (body: { data: unknown }) => body.data,
  );

/** {success, data: [...], pagination: {page, limit, total, pages}} */
export const page = <S extends z.ZodType>(entity: S): Reply<Page<Inside<S>>> =>
  json(
    z.object({
      success: ok,
      data: z.array(entity),
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
    }),
    ({ rows, total, page: number, limit }) => ({
      success: true,
      data: rows,
      pagination: { page: number, limit, total, pages: Math.max(1, Math.ceil(total / limit)) },
    }),
    (body: { data: unknown[]; pagination: { page: number; limit: number; total: number } }) => ({
      rows: body.data,
      page: body.pagination.page,
      limit: body.pagination.limit,
      total: body.pagination.total,
    }),
  );

/** A page together with figures of all rows that match: {success, data: [...], pagination, summary} */
export const summarised = <S extends z.ZodType, F extends z.ZodType>(
  entity: S,
  figures: F,
): Reply<Page<Inside<S>> & { summary: Inside<F> }> => {
  const rows = page(entity);
  return json(
    (rows.body as z.ZodObject).extend({ summary: figures }),
    ({ summary, ...inner }) => ({ ...(rows.wrap(inner) as object), summary }),
    (body: { summary: unknown }) => ({ ...rows.unwrap(body), summary: body.summary }),
  );
};

/** {success, data: [...], page, limit, total, totalPages}: the same page as some clients know it. */
export const flatPage = <S extends z.ZodType>(entity: S): Reply<Page<Inside<S>>> =>
  json(
    z.object({
      success: ok,
      data: z.array(entity),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
      totalPages: z.int(),
    }),
    ({ rows, total, page: number, limit }) => ({
      success: true,
      data: rows,
      page: number,
      limit,
      total,
      totalPages: Math.max(1, Math.ceil(total / limit)),
    }),
    (body: { data: unknown[]; page: number; limit: number; total: number }) => ({
      rows: body.data,
      page: body.page,
      limit: body.limit,
      total: body.total,
    }),
  );

/** {success, data: {<name>: [...], page, limit, total, totalPages}}: the page inside data, its rows by their name. */
export const boxedPage = <S extends z.ZodType>(name: string, entity: S): Reply<Page<Inside<S>>> => {
  const paging = { page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() };
  return json(
    z.object({ success: ok, data: z.object({ [name]: z.array(entity), ...paging }) }),
    ({ rows, total, page: number, limit }) => ({
      success: true,
      data: { [name]: rows, page: number, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) },
    }),
    (body: { data: Record<string, unknown> }) => ({
      rows: body.data[name],
      page: body.data['page'],
      limit: body.data['limit'],
      total: body.data['total'],
    }),
  );
};

/** {success, data: [...]} without paging: short, bounded lists. */
export const list = <S extends z.ZodType>(entity: S): Reply<Inside<S>[]> =>
  json(
    z.object({ success: ok, data: z.array(entity) }),
    (data) => ({ success: true, data }),
    (body: { data: unknown[] }) => body.data,
  );

/** {success, message}: deletes and other acts that answer nothing but that they happened. */
export const fixedMessage = (message: string): Reply<void> =>
  json(
    z.object({ success: ok, message: z.string() }),
    () => ({ success: true, message }),
    () => undefined,
  );

/** {success, message} where what happened decides the words. */
export const message = (): Reply<string> =>
  json(
    z.object({ success: ok, message: z.string() }),
    (text) => ({ success: true, message: text }),
    (body: { message: string }) => body.message,
  );

/** {success, data: [...], total}: the whole of a short list. */
export const listWithTotal = <S extends z.ZodType>(entity: S): Reply<Inside<S>[]> =>
  json(
    z.object({ success: ok, data: z.array(entity), total: z.int() }),
    (data) => ({ success: true, data, total: data.length }),
    (body: { data: unknown[] }) => body.data,
  );

/** {success, data: {summary}, summary}: the documents leave open at which depth statistics stand. */
export const statistics = <S extends z.ZodType>(figures: S): Reply<Inside<S>> =>
  json(
    z.object({ success: ok, data: z.object({ summary: figures }), summary: figures }),
    (summary) => ({ success: true, data: { summary }, summary }),
    (body: { summary: unknown }) => body.summary,
  );

/** The value itself, no envelope. */
export const bare = <S extends z.ZodType>(value: S): Reply<Inside<S>> =>
  json(
    value,
    (inner) => inner,
    (body) => body,
  );

/** A body sent as it comes: a file to save, or a stream of events. */
export const streamed = (): Reply<Response> & { kind: 'stream' } => ({
  kind: 'stream',
  body: z.unknown(),
  wrap: (inner) => inner,
  unwrap: (body) => body as Response,
});

/** A list that can also be had as a file, by format=csv in its query. */
export const csvOrJson = <Inner>(reply: Reply<Inner>): Reply<Inner> & { offersFile: true } => ({
  ...reply,
  offersFile: true,
});

/** The call of such a list that fetches the file: `call(asFile(api.list), { query: { format: 'csv' } })`. */
export const asFile = <E extends { reply: Reply & { offersFile: true } }>(
  endpoint: E,
): Omit<E, 'reply'> & { reply: ReturnType<typeof streamed> } => ({ ...endpoint, reply: streamed() });
