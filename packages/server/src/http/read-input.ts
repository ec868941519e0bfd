import { AppError, arabicIssue, fieldIssues, notFound, texts, type Endpoint } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Parameters, query and body as the contract knows them, or the error that says which field is wrong. */
export function readInput(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: readParams(endpoint, request.params),
    query: endpoint.query && parse(endpoint.query, readQuery(request.query)),
    body: endpoint.body && parse(endpoint.body, withAliases(endpoint, request.body)),
  };
}

/** A path whose id cannot be one leads nowhere. */
function readParams({ params }: Endpoint, raw: unknown) {
  if (!params) return undefined;
  const parsed = params.safeParse(raw);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** q and search are one; an empty parameter is an absent one; of a repeated one the last counts. */
function readQuery(raw: unknown): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw as Record<string, unknown>)) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== '' && last !== undefined) query[name === 'search' ? 'q' : name] = last;
  }
  return query;
}

function withAliases({ aliases }: Endpoint, body: unknown): unknown {
  if (!aliases || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const known = Object.entries(body).filter(([name]) => !(name in aliases));
  const renamed = Object.entries(body)
    .filter(([name]) => name in aliases)
    .map(([name, value]) => [aliases[name], value]);
  return Object.fromEntries([...renamed, ...known]);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value ?? {}, { error: arabicIssue });
  if (parsed.success) return parsed.data;
  const issues = fieldIssues(parsed.error);
  throw new AppError('VALIDATION', issues[0]?.message ?? texts.invalid, { issues: issues.slice(0, 50) });
}
