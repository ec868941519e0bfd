import {
  arabicIssue,
  fieldIssues,
  fillPath,
  readReply,
  texts,
  tillHeader,
  type Answer,
  type Endpoint,
  type Given,
} from '@turoos/contract';
import { z } from 'zod';
import { serviceWorkers } from '@/lib/platform/service-workers';
import { ApiError, asApiError, timedOut, unreachable } from './api-error';
import { epochHeaders, keepEpoch } from './epoch';
import { keepAnswer, keptAnswers } from './kept-answers';
import { packBody } from './pack-body';
import { setReachable } from './reachable';

const API_TIMEOUT = 15_000;
const OPENED = 'moved_notice';
const base = import.meta.env.VITE_API_URL ?? '/api';

export interface CallOptions {
  /** Milliseconds, for the few calls that may take longer than the default 15 seconds. */
  timeout?: number;
  signal?: AbortSignal;
  /** Required by idempotent endpoints: one key per filled form. */
  key?: string;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Required by endpoints that only a till may call: its code and secret. */
  till?: string;
  /** It was sent before under the same key, and no response came. */
  wasSent?: boolean;
}

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Sends one request, with no rules about the session: those are in `call`. */
export async function request<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  { token, timeout = API_TIMEOUT, signal, key, keepalive, till }: CallOptions & { token?: string } = {},
): Promise<Answer<E>> {
  const { params, query, body } = given as Loose;
  const url = `${addressOf(endpoint, params)}${queryText(query)}`;
  const answers = endpoint.method === 'GET' ? keptAnswers() : undefined;
  const known = answers?.get(url);
  const packed = await packBody(endpoint.body && JSON.stringify(encode(endpoint.body, body)));
  const headers = {
    ...headersOf(endpoint, { token, key }),
    ...(till && { [tillHeader]: till }),
    ...(endpoint.body && { 'Content-Type': 'application/json' }),
    ...packed.headers,
    ...(known && { 'If-None-Match': known.tag }),
  };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(url, {
      method: endpoint.method,
      headers,
      body: packed.body,
      credentials: 'omit',
      cache: 'no-store',
      keepalive,
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
    keepEpoch(response);
    if (!succeeds(endpoint, response.status) || endpoint.reply.kind === 'json')
      json = await readJson(response);
    setReachable(true);
  } catch (error) {
    if (signal?.aborted) throw error;
    setReachable(false);
    throw limit.signal.aborted ? timedOut() : unreachable(error);
  } finally {
    clearTimeout(timer);
  }
  if (succeeds(endpoint, response.status) && endpoint.reply.kind === 'stream') return response as Answer<E>;
  // the very same object, so that nothing is drawn again
  if (known && response.status === 304) return known.answer as Answer<E>;
  const answer = readAnswer(endpoint, response.status, json);
  if (answers) keepAnswer(answers, url, response.headers.get('ETag'), answer);
  return answer;
}

export const addressOf = ({ path }: Endpoint, params?: Record<string, unknown>): string =>
  `${base}${fillPath(path, params)}`;

/** The headers of every request. */
export function headersOf(
  { path, idempotent, reply }: Endpoint,
  { token, key }: { token?: string; key?: string },
): Record<string, string> {
  if (idempotent && !key) throw new Error(`${path} needs an idempotency key`);
  return {
    Accept: reply.kind === 'json' ? 'application/json' : '*/*',
    'X-Requested-With': 'XMLHttpRequest',
    ...devHeaders(),
    ...epochHeaders(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
  };
}

/** Decodes a JSON response, or throws the error it describes. */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, json: unknown): Answer<E> {
  if (!succeeds(endpoint, status)) throw refusal(endpoint, status, status < 300 ? undefined : json);
  if (reportsFailure(json)) throw refusal(endpoint, status, json);
  return decode(endpoint, status, json);
}

/** A partial response (206) or an accepted one (202) is no success, unless the endpoint declares it. */
const succeeds = ({ status: own = 200 }: Endpoint, status: number): boolean =>
  status === 200 || status === own;

/** `success: false` is an error, whatever the status. */
const reportsFailure = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'success' in json && json.success === false;

/** Leaves empty filters out. */
function queryText(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  return search.size > 0 ? `?${search}` : '';
}

const readJson = async (response: Response): Promise<unknown> => parseJson(await response.text());

/** Returns undefined for a proxy's page or an empty body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(endpoint: Endpoint, status: number, body: unknown): ApiError {
  if (status === 403) console.warn(`403 ${endpoint.method} ${endpoint.path}: تحقق من صلاحيات المستخدم`);
  const error = asApiError(status, body);
  if (error.code === 'MOVED') void import('./moved').then(({ showMoved }) => showMoved(error), openNotice);
  return error;
}

/**
 * A computer that was the shop soon serves nothing but its own notice, which a page kept by the browser would hide. Where
 * the app is what opens again, its errors name the shop.
 */
function openNotice(): void {
  if (serviceWorkers()?.controller || sessionStorage.getItem(OPENED)) return;
  sessionStorage.setItem(OPENED, '1');
  location.reload();
}

export function encode(schema: z.ZodType, value: unknown): unknown {
  const encoded = z.safeEncode(schema, value, { error: arabicIssue });
  if (encoded.success) return encoded.data;
  const issues = fieldIssues(encoded.error);
  const message = issues[0]?.message ?? texts.invalid;
  throw new ApiError({ status: 400, code: 'VALIDATION', message, details: { issues } });
}

function decode<E extends Endpoint>(endpoint: E, status: number, json: unknown): Answer<E> {
  try {
    return readReply(endpoint, json);
  } catch (cause) {
    const { traceId } = asApiError(500, json);
    const said =
      json === undefined
        ? ({ code: 'NOT_OURS', message: texts.notOurs } as const)
        : ({ code: 'UNREADABLE', message: texts.unexpected } as const);
    throw new ApiError({ ...said, status, traceId }, { cause });
  }
}

/** Lets a developer try another role on localhost; servers ignore these headers elsewhere. */
function devHeaders(): Record<string, string> {
  if (location.hostname !== 'localhost') return {};
  return {
    'X-Dev-Role': localStorage.getItem('dev_role') ?? 'admin',
    'X-Dev-Permissions': localStorage.getItem('dev_permissions') ?? 'all',
  };
}
