import {
  AppError,
  arabicIssue,
  fieldIssues,
  isStorable,
  notFound,
  texts,
  unknownParameters,
  type Endpoint,
} from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { assertAcceptable } from './assert-acceptable';

interface Reading {
  /** The fields of a form, which are not in the body of the request. */
  fields?: unknown;
  /**
   * Whether query parameters that the endpoint does not know are refused. Another program must not believe that a
   * filter works; browsers may run an older version, and clients of the specification send time stamps past caches.
   */
  knownOnly?: boolean;
}

/** Parses params, query and body by the endpoint's schemas; throws an error naming the invalid fields. */
export function readInput(endpoint: Endpoint, request: FastifyRequest, reading: Reading = {}) {
  const { fields: body = request.body, knownOnly = false } = reading;
  assertAcceptable(request.query);
  assertAcceptable(body);
  const asked = readQuery(request.query);
  if (knownOnly) assertKnown(endpoint, asked);
  return {
    params: readParams(endpoint, request.params),
    query: endpoint.query && parse(endpoint.query, asked),
    body: endpoint.body && parse(endpoint.body, canonicalBody(endpoint, body)),
  };
}

function assertKnown({ query }: Endpoint, asked: Record<string, unknown>): void {
  const unknown = Object.keys(asked).filter((name) => !Object.hasOwn(query?.shape ?? {}, name));
  if (unknown.length === 0) return;
  const message = unknownParameters(unknown);
  throw new AppError('VALIDATION', message, { issues: unknown.map((path) => ({ path, message })) });
}

/** Parses path parameters; an invalid id is answered with 404. */
function readParams({ params }: Endpoint, raw: unknown) {
  if (!params) return undefined;
  const parsed = params.safeParse(raw);
  if (!parsed.success || !Object.values(parsed.data).every(isStorable)) throw notFound();
  return parsed.data;
}

/**
 * Reads the query: search is an alias of q, empty parameters count as absent, and the last of repeated ones
 * wins.
 */
function readQuery(raw: unknown): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw as Record<string, unknown>)) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== '' && last !== undefined) query[name === 'search' ? 'q' : name] = last;
  }
  return query;
}

/** Converts a body to the form of the schema: lifts nested fields and resolves aliases. */
function canonicalBody({ flatten = [], aliases = {}, ignored = [] }: Endpoint, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const canonical: Record<string, unknown> = {};
  const put = (name: string, value: unknown) => {
    if (!ignored.includes(name)) canonical[aliases[name] ?? name] = value;
  };
  // a field under its own name wins over a nested one or an alias
  for (const [name, value] of Object.entries(body))
    if (flatten.includes(name) && isRecord(value))
      for (const [inner, field] of Object.entries(value)) put(inner, field);
  for (const [name, value] of Object.entries(body))
    if (!flatten.includes(name) && name in aliases) put(name, value);
  for (const [name, value] of Object.entries(body))
    if (!flatten.includes(name) && !(name in aliases)) put(name, value);
  return canonical;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value ?? {}, { error: arabicIssue });
  if (parsed.success) return parsed.data;
  const issues = fieldIssues(parsed.error);
  throw new AppError('VALIDATION', issues[0]?.message ?? texts.invalid, { issues: issues.slice(0, 50) });
}
