import { boundary, formOf } from './files';
import { validRequest } from './valid-request';
import { spoilParts, spoilEncoding } from './spoil';
import type { Attack, Fields, Means, Parts, Target } from './types';

/** Share of valid requests: they reach more code than another refused one. */
const shareOfValid = 0.5;

/** A valid request, or one with exactly one fault. */
export function attackOn(target: Target, means: Means): Attack {
  const { dice } = means;
  const parts = structuredClone(validRequest(target, means));
  if (dice.chance(shareOfValid)) return encodeRequest(target, dice.chance(0.05) ? withLoudIds(parts) : parts);
  if (dice.chance(0.3)) return spoilEncoding(encodeRequest(target, parts), means);
  spoilParts(parts, means);
  return encodeRequest(target, parts);
}

const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The same request with its ids in capital letters, as some programs write them. */
function withLoudIds(parts: Parts): Parts {
  const loud = (fields: unknown) =>
    JSON.parse(JSON.stringify(fields).replaceAll(ids, (id) => id.toUpperCase())) as Fields;
  return { ...parts, params: loud(parts.params), body: parts.body && loud(parts.body) };
}

/** Half a surrogate pair can't be written into an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const encoded = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 2000);
const asSegment = (value: unknown) => encoded(String(value)).replaceAll('.', '%2e') || '%20';
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

export function encodeRequest({ endpoint }: Target, { params, query, body, file, headers }: Parts): Attack {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => asSegment(params[name]));
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(asText(one))}`),
    );
  const form = endpoint.upload && formOf((body ?? {}) as Fields, file);
  const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body) ?? '');
  const type = form ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  return {
    method: endpoint.method,
    path: `/api${path}${asked.length ? `?${asked.join('&').slice(0, 6000)}` : ''}`,
    headers: { ...headers, ...((form ?? json) && { 'content-type': type }) },
    body: form ?? json,
  };
}
