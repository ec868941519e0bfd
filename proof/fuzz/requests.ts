import { type Endpoint } from '@turoos/contract';
import fc from 'fast-check';
import { toJsonSchema } from '../server';
import { hostileText, hostileValue } from './hostile';
import { valueOf, type Schema } from './value-of';

/** As it goes over the line. */
export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const oddHeaders: Record<string, string>[] = [
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': "' or 1=1" },
  { 'accept-encoding': 'br;q=x, gzip;;' },
  { 'x-forwarded-for': '1.2.3.4, evil' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-9999999999' },
  { 'if-none-match': '"x"' },
  { 'x-dev-role': 'super_admin', 'x-user-role': 'super_admin' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
];
const oddTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
];
const json = { 'content-type': 'application/json' };
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** Requests of every kind to one endpoint: almost right, wrong in a field, and wrong altogether. */
export function attacksOn(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Attack> {
  return fc
    .record({
      path: fc
        .tuple(pathOf(endpoint, ids), queryOf(endpoint, ids))
        .map(([path, query]) => `/api${path}${query}`),
      body: bodyOf(endpoint, ids),
      odd: fc.option(fc.nat({ max: 5 }), { freq: 3, nil: undefined }),
      header: fc.constantFrom(...oddHeaders),
      type: fc.constantFrom(...oddTypes),
      method: fc.constantFrom(...methods),
      cut: fc.nat({ max: 200 }),
    })
    .map(({ path, body, odd, header, type, method, cut }): Attack => {
      const usual: Attack = {
        method: endpoint.method,
        path,
        headers: body === undefined ? {} : json,
        body,
      };
      if (odd === 0) return { ...usual, headers: { ...usual.headers, ...header } };
      if (odd === 1) return { ...usual, headers: { 'content-type': type } };
      if (odd === 2) return { ...usual, body: body?.slice(0, cut) };
      if (odd === 3) return { ...usual, method };
      if (odd === 4) return { ...usual, body: undefined };
      return usual;
    });
}

/** Half a letter cannot be written into an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const asSegment = (text: string) =>
  encodeURIComponent(wellFormed(text)).replaceAll('.', '%2e').slice(0, 2000) || '%20';

function pathOf({ path }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: hostileText },
  );
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? value.map(asSegment) : fc.constant(part)));
  return fc.tuple(...parts).map((segments) => segments.join('/'));
}

function queryOf({ query }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  if (!query) return fc.constant('');
  return valueOf(toJsonSchema(query) as Schema, ids).map((values) => {
    const pairs = Object.entries(typeof values === 'object' && values ? values : {}).flatMap(
      ([name, value]) =>
        (Array.isArray(value) ? value : [value]).map(
          (one) =>
            `${asSegment(name)}=${asSegment(typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))}`,
        ),
    );
    return pairs.length ? `?${pairs.slice(0, 20).join('&').slice(0, 6000)}` : '';
  });
}

function bodyOf(
  { body, method, upload }: Endpoint,
  ids: readonly string[],
): fc.Arbitrary<string | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  if (!body || upload)
    return fc.option(
      hostileValue.map((value) => JSON.stringify(value)),
      { freq: 3, nil: undefined },
    );
  const schema = toJsonSchema(body) as Schema;
  const extra = fc.option(fc.tuple(hostileText, hostileValue), { freq: 10, nil: undefined });
  return fc
    .tuple(
      fc.oneof({ weight: 20, arbitrary: valueOf(schema, ids) }, { weight: 1, arbitrary: hostileValue }),
      extra,
    )
    .map(([value, more]) =>
      JSON.stringify(more && typeof value === 'object' && value ? { ...value, [more[0]]: more[1] } : value),
    );
}
