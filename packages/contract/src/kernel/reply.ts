import { z } from 'zod';
import type { Page } from './paging';

/**
 * The wire format of a response. Handlers return, and callers receive, the inner value; the envelope exists
 * only between `wrap` and `unwrap`. `body` is the schema of the whole response.
 */
export interface Reply<Inner = unknown> {
  kind: 'json' | 'stream';
  body: z.ZodType;
  wrap(inner: Inner): unknown;
  unwrap(body: unknown): Inner;
  /** The handler may respond with a file instead, when the query asks for one. */
  offersFile?: true;
}

type Inside<S extends z.ZodType> = z.output<S>;
const ok = z.literal(true);

const json = <Envelope, Inner>(
  body: z.ZodType,
  wrap: (inner: Inner) => unknown,
  pick: (body: Envelope) => Inner,
): Reply<Inner> => ({
  kind: 'json',
  body,
  wrap,
  // the caller decodes the response with `body` first, so its type is known
  unwrap: (decoded) => pick(decoded as Envelope),
});

/** {success, data} */
export const single = <S extends z.ZodType>(entity: S): Reply<Inside<S>> =>
  json(
    z.object({ success: ok, data: entity }),
    (data) => ({ success: true, data }),
    (body: { data: Inside<S> }) => body.data,
  );

/** {success, data: {…}, …}: the fields both in data and beside it, for clients that read either place. */
export const mirrored = <S extends z.ZodObject>(entity: S): Reply<Inside<S>> =>
  json(
    entity.extend({ success: ok, data: entity }),
    (data) => ({ success: true, data, ...data }),
    (body: { data: Inside<S> }) => body.data,
  );

const pageOf = <S extends z.ZodType>(entity: S) =>
  z.object({
    success: ok,
    data: z.array(entity),
    pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
  });

/** {success, data: [...], pagination: {page, limit, total, pages}} */
export const page = <S extends z.ZodType>(entity: S): Reply<Page<Inside<S>>> =>
  json(
    pageOf(entity),
    ({ rows, total, page: number, limit }) => ({
      success: true,
      data: rows,
      pagination: { page: number, limit, total, pages: Math.max(1, Math.ceil(total / limit)) },
    }),
    (body: { data: Inside<S>[]; pagination: { page: number; limit: number; total: number } }) => ({
      rows: body.data,
      page: body.pagination.page,
      limit: body.pagination.limit,
      total: body.pagination.total,
    }),
  );

/** {success, data: [...], pagination, summary}: a page with figures over all matching rows. */
export const summarised = <S extends z.ZodType, F extends z.ZodType>(
  entity: S,
  figures: F,
): Reply<Page<Inside<S>> & { summary: Inside<F> }> => {
  const rows = page(entity);
  return json(
    pageOf(entity).extend({ summary: figures }),
    ({ summary, ...inner }) => Object.assign({}, rows.wrap(inner), { summary }),
    (body: { summary: Inside<F> }) => ({ ...rows.unwrap(body), summary: body.summary }),
  );
};

/** {success, data: [...], page, limit, total, totalPages}: a page in the form some clients expect. */
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
    (body: { data: Inside<S>[]; page: number; limit: number; total: number }) => ({
      rows: body.data,
      page: body.page,
      limit: body.limit,
      total: body.total,
    }),
  );

/** {success, data: {<name>: [...], page, limit, total, totalPages}}: a page inside data, with named rows. */
export const boxedPage = <S extends z.ZodType>(name: string, entity: S): Reply<Page<Inside<S>>> => {
  const paging = { page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() };
  return json(
    z.object({ success: ok, data: z.object({ [name]: z.array(entity), ...paging }) }),
    ({ rows, total, page: number, limit }) => ({
      success: true,
      data: { [name]: rows, page: number, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) },
    }),
    ({ data }: { data: Record<string, Inside<S>[]> & { page: number; limit: number; total: number } }) => ({
      rows: data[name] ?? [],
      page: data.page,
      limit: data.limit,
      total: data.total,
    }),
  );
};

/** {success, data: [...]} without paging, for short, bounded lists. */
export const list = <S extends z.ZodType>(entity: S): Reply<Inside<S>[]> =>
  json(
    z.object({ success: ok, data: z.array(entity) }),
    (data) => ({ success: true, data }),
    (body: { data: Inside<S>[] }) => body.data,
  );

/** {success, message} with a fixed text, for deletes and other calls without a result. */
export const fixedMessage = (message: string): Reply<void> =>
  json(
    z.object({ success: ok, message: z.string() }),
    () => ({ success: true, message }),
    () => undefined,
  );

/** {success, message} with a text that depends on the outcome. */
export const message = (): Reply<string> =>
  json(
    z.object({ success: ok, message: z.string() }),
    (text) => ({ success: true, message: text }),
    (body: { message: string }) => body.message,
  );

/** {success, data: [...], total}: a short list as a whole. */
export const listWithTotal = <S extends z.ZodType>(entity: S): Reply<Inside<S>[]> =>
  json(
    z.object({ success: ok, data: z.array(entity), total: z.int() }),
    (data) => ({ success: true, data, total: data.length }),
    (body: { data: Inside<S>[] }) => body.data,
  );

/** {success, data: {summary}, summary}: the specification leaves the depth of statistics open. */
export const statistics = <S extends z.ZodType>(figures: S): Reply<Inside<S>> =>
  json(
    z.object({ success: ok, data: z.object({ summary: figures }), summary: figures }),
    (summary) => ({ success: true, data: { summary }, summary }),
    (body: { summary: Inside<S> }) => body.summary,
  );

/** The value itself, without an envelope. */
export const bare = <S extends z.ZodType>(value: S): Reply<Inside<S>> =>
  json(
    value,
    (inner) => inner,
    (body: Inside<S>) => body,
  );

/** A body sent as it is: a file, or an event stream. */
export const streamed = (): Reply<Response> & { kind: 'stream' } => ({
  kind: 'stream',
  body: z.unknown(),
  wrap: (inner) => inner,
  // the caller passes the Response itself, with its body unread
  unwrap: (body) => body as Response,
});

/** A list that is also available as a file, with format=csv in its query. */
export const csvOrJson = <Inner>(reply: Reply<Inner>): Reply<Inner> & { offersFile: true } => ({
  ...reply,
  offersFile: true,
});

/**
 * Returns the endpoint that downloads such a list: `call(asFile(api.list), { query: { format: 'csv' } })`.
 */
export const asFile = <E extends { reply: Reply & { offersFile: true } }>(
  endpoint: E,
): Omit<E, 'reply'> & { reply: ReturnType<typeof streamed> } => ({ ...endpoint, reply: streamed() });
