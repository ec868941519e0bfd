import type { z } from 'zod';
import type { Access } from '../access/can';
import type { Topic } from './topics';
import type { Reply } from './reply';

/** One line of the contract: everything both sides need to know about one call. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, parameters as :name. */
  path: `/${string}`;
  access: Access;
  /** What it does, in one Arabic line, for the API's readable page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Bytes a body may have, for the few that may be large. */
  bodyLimit?: number;
  /** Takes one file of at most so many bytes, as the field `file` of a multipart form whose other fields are the body. */
  upload?: { most: number };
  /** Takes the form of a plain page, or of a mail program; what it says is not read. */
  plainForm?: true;
  /** Other names under which clients send a field: {amount: 'refundAmount'}. */
  aliases?: Readonly<Record<string, string>>;
  /** Objects whose fields clients may also send nested: {stock: {quantity}} as {quantity}. */
  flatten?: readonly string[];
  /** Fields clients send back though they are not theirs to change. */
  ignored?: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- a reply of any inner type fits here
  reply: Reply<any>;
  status?: 200 | 201;
  /** Repeating it by accident must not do it twice: honours the Idempotency-Key header. */
  idempotent?: boolean;
  /** The kinds of data a success changes: screens showing them refresh, here and on other machines. */
  touches?: readonly Topic[];
  /** Writes leave a trace in the audit log; the few that change nothing a person owns say so. */
  audited?: false;
}

export type Api = Readonly<Record<string, Endpoint>>;
export const defineApi = <const A extends Api>(api: A): A => api;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
/** In a URL every value is a text that may be anything; the server decides what it accepts. */
type Asked<S> = S extends z.ZodType ? { [K in keyof z.input<S>]?: unknown } : undefined;

/** A file that came with a request. */
export interface UploadedFile {
  name: string;
  /** What the sender says it is. */
  type: string;
  bytes: Uint8Array;
}

/** What a handler gets. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  file: E['upload'] extends object ? UploadedFile : undefined;
}

/** What a caller gives: bodies in inner form (cents, dates), parameters and query as they stand in a URL. */
export type Given<E extends Endpoint> = Fields<'params', Sent<E['params']>> &
  Fields<'query', Asked<E['query']> | undefined> &
  Fields<'body', Parsed<E['body']>>;

type Fields<K extends string, V> = undefined extends V
  ? [V] extends [undefined]
    ? unknown
    : { [P in K]?: V }
  : { [P in K]: V };

export type Answer<E extends Endpoint> = E['reply'] extends Reply<infer Inner> ? Inner : never;

/** '/sales/:id' with {id} filled in. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
