import { z } from 'zod';
import type { Access } from '../access/can';
import type { Topic } from './topics';
import type { Reply } from './reply';

/** The declaration of one endpoint: everything server and web need to know about the call. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to /api, with parameters as :name. */
  path: `/${string}`;
  access: Access;
  /** Its caller may name warehouses that they are not bound to; the endpoint decides itself which. */
  anyWarehouse?: true;
  /** One Arabic line describing the endpoint, for the API documentation page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Maximum size of the body in bytes, for endpoints that accept large bodies. */
  bodyLimit?: number;
  /**
   * Accepts one file of at most `most` bytes, as the field `file` of a multipart form whose other fields are
   * the body.
   */
  upload?: { most: number };
  /** Accepts a form sent by a plain HTML page or a mail program; its contents are ignored. */
  plainForm?: true;
  /** Other names clients use for a field: {amount: 'refundAmount'}. */
  aliases?: Readonly<Record<string, string>>;
  /**
   * Objects that clients may send nested; their fields are lifted: {stock: {quantity}} is read as {quantity}.
   */
  flatten?: readonly string[];
  /** Read-only fields that clients send back. */
  ignored?: readonly string[];
  reply: Reply;
  status?: 200 | 201;
  /** Honours the Idempotency-Key header, so that an accidental repetition has no second effect. */
  idempotent?: boolean;
  /** Only a till may call it: the header x-till proves which one. */
  fromTill?: true;
  /** The topics a successful call changes: screens that show them refresh, on all machines. */
  touches?: readonly Topic[];
  /** Every write must leave an audit entry; false exempts the few that change nothing a person owns. */
  audited?: false;
  /** No tag: clients of the specification's list of products take any status but 200 for a failure. */
  tagged?: false;
}

export type Api = Readonly<Record<string, Endpoint>>;
export const defineApi = <const A extends Api>(api: A): A => api;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
/** The caller may pass any value in a query, because a URL carries text; the server validates it. */
type Asked<S> = S extends z.ZodType ? { [K in keyof z.input<S>]?: unknown } : undefined;

/** A file received with a request. */
export interface UploadedFile {
  name: string;
  /** The MIME type as claimed by the sender. */
  type: string;
  bytes: Uint8Array;
}

/** The validated input a handler receives. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  file: E['upload'] extends object ? UploadedFile : undefined;
}

/** The input of a caller: bodies in inner form (cents, dates), parameters and query as in a URL. */
export type Given<E extends Endpoint> = Fields<'params', Sent<E['params']>> &
  Fields<'query', Asked<E['query']> | undefined> &
  Fields<'body', Parsed<E['body']>>;

type Fields<K extends string, V> = undefined extends V
  ? [V] extends [undefined]
    ? unknown
    : { [P in K]?: V }
  : { [P in K]: V };

export type Answer<E extends Endpoint> = E['reply'] extends Reply<infer Inner> ? Inner : never;

/** Reads the JSON of a response; throws when the endpoint declares another shape. */
export const readReply = <E extends Endpoint>({ reply }: E, json: unknown): Answer<E> =>
  // what an endpoint of any kind answers is known by its own declaration alone
  reply.unwrap(z.decode(reply.body, json as never)) as Answer<E>;

/** Fills the parameters into a path: '/sales/:id' with {id}. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
