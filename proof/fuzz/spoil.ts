import type { Dice } from './dice';
import { spoiltFile } from './files';
import { hostileNumber, hostileTexts, hostileValue } from './hostile';
import type { Attack, Fields, Means, Parts } from './types';

type Branch = Record<string, unknown> | unknown[];
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Every key of every object and list in a value. */
const placesIn = (value: unknown): { branch: Branch; key: string }[] =>
  isBranch(value)
    ? Object.keys(value).flatMap((key) => [
        { branch: value, key },
        ...placesIn((value as Record<string, unknown>)[key]),
      ])
    : [];

/** An id from another table, or a random one. */
const wrongId = ({ dice, holdings }: Means) =>
  (dice.chance(0.5) && dice.oneOf(dice.oneOf(Object.values(holdings.ids)) ?? [])) || dice.uuid();

const isId = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value);

/** Spoils one field at any depth: another value, none, or an extra field beside it. */
function spoilField(root: Fields, means: Means): void {
  const { dice } = means;
  const place = dice.oneOf(placesIn(root));
  if (!place || dice.chance(0.1)) {
    const name = dice.oneOf(['x', '__proto__', 'constructor', 'id', 'isAdmin', 'ا'.repeat(300)]);
    Object.defineProperty(root, name, { value: hostileValue(dice), enumerable: true, configurable: true });
    return;
  }
  const branch = place.branch as Record<string, unknown>;
  if (dice.chance(0.15)) delete branch[place.key];
  else if (isId(branch[place.key]) && dice.chance(0.6)) branch[place.key] = wrongId(means);
  else if (typeof branch[place.key] === 'number' && dice.chance(0.6)) branch[place.key] = hostileNumber(dice);
  else branch[place.key] = hostileValue(dice);
}

/** Spoils one part of a request before it is encoded. */
type PartsSpoil = (parts: Parts, means: Means) => void;

const spoilBody: PartsSpoil = (parts, means) => {
  if (means.dice.chance(0.05) || !isBranch(parts.body)) parts.body = hostileValue(means.dice);
  else spoilField(parts.body as Fields, means);
};
const spoilQuery: PartsSpoil = ({ query }, means) => spoilField(query, means);
const spoilParams: PartsSpoil = ({ params }, means) => {
  const name = means.dice.oneOf(Object.keys(params)) ?? 'id';
  params[name] = means.dice.chance(0.5) ? wrongId(means) : means.dice.oneOf(hostileTexts);
};
const spoilFile: PartsSpoil = (parts, { dice }) => {
  parts.file = parts.file && spoiltFile(parts.file, dice);
};

/** Spoils one of the parts that the endpoint reads. */
export function spoilParts(parts: Parts, means: Means): void {
  const { params, query, body, file } = parts;
  const possible = [
    ...(body === undefined ? [] : [spoilBody, spoilBody, spoilBody]),
    ...(file ? [spoilFile, spoilFile] : []),
    ...(Object.keys(query).length ? [spoilQuery, spoilQuery] : []),
    ...(Object.keys(params).length ? [spoilParams] : []),
  ];
  (means.dice.oneOf(possible) ?? spoilQuery)(parts, means);
}

const oddHeaders: readonly Record<string, string>[] = [
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': "' or 1=1" },
  { 'idempotency-key': '' },
  { 'accept-encoding': 'br;q=x, gzip;;' },
  { accept: 'image/*;q=x' },
  { 'accept-language': 'x'.repeat(4000) },
  { 'x-forwarded-for': '1.2.3.4, evil' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-9999999999' },
  { range: 'bytes=-5' },
  { range: 'bytes=9-2, x' },
  { 'if-none-match': '"x"' },
  { 'if-match': '"x"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'if-modified-since': 'not a date' },
  { 'x-dev-role': 'super_admin', 'x-user-role': 'super_admin' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { 'x-till': `K1.${'a'.repeat(43)}` },
  { 'x-till': 'K99999999999.' },
  { cookie: `a=${'b'.repeat(5000)}` },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
];
const oddTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=other',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  '',
] as const;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

/** Spellings of an address that mean another path, or none. */
const pathTricks: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}/..`,
  (path) => `${path}/%2e%2e`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/../api/'),
  (path) => path.replace('/api/', '/api/%2e%2e%2fapi/'),
  (path) => path.replace('/api/', '/API/'),
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path};a=b`,
  (path) => `${path}?a=%`,
  (path) => `${path}/${'x'.repeat(3000)}`,
];

const cut = (body: Attack['body'], dice: Dice) => body?.subarray(0, dice.below(body.length));

/** Spoils the encoding of a request. */
export const spoilEncoding = (attack: Attack, { dice }: Means): Attack =>
  dice.oneOf<() => Attack>([
    () => ({ ...attack, headers: { ...attack.headers, ...dice.oneOf(oddHeaders) } }),
    () => ({ ...attack, headers: { ...attack.headers, ...dice.oneOf(oddHeaders) } }),
    () => ({ ...attack, headers: { ...attack.headers, 'content-type': dice.oneOf(oddTypes) } }),
    () => ({ ...attack, body: cut(attack.body, dice) }),
    () => ({ ...attack, body: undefined }),
    () => ({ ...attack, method: dice.oneOf(methods) }),
    () => ({ ...attack, path: dice.oneOf(pathTricks)?.(attack.path) ?? attack.path }),
  ])();
