import { expect, it } from 'vitest';
import { z } from 'zod';
import { apis } from './apis';
import type { Api } from './kernel/endpoint';

type Schema = Record<string, unknown>;

/** Compared in code and kept in no column, or counted in bytes and kept in a wide one. */
const harmless = ['version', 'row', 'offset', 'total', 'freeStorage'];

/** Returns the paths of the whole numbers of a schema that nothing bounds. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as Schema;
  if (type === 'integer' && Number(maximum) >= Number.MAX_SAFE_INTEGER) return [path];
  return Object.entries(schema).flatMap(([key, inner]) => unbounded(inner, `${path} ${key}`));
}

const requests = Object.entries<Api>(apis).flatMap(([domain, api]) =>
  Object.entries(api).flatMap(([name, { query, body }]) =>
    [query, body].flatMap((schema) => (schema ? [[`${domain}.${name}`, schema] as const] : [])),
  ),
);

it('every whole number of a request has bounds, because a column has', () => {
  const found = requests.flatMap(([name, schema]) =>
    unbounded(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), name),
  );
  expect(found.filter((path) => !path.split(' ').some((name) => harmless.includes(name)))).toEqual([]);
});

/** Hold secrets, of which a key would keep a trace, or are of this machine or a file; lines of a count may be set again. */
const keyless = ['api-keys', 'webhooks', 'standby', 'backup'];
const keylessOnes = ['users.update', 'moving-in.upload', 'counts.update'];

it('an edit of a version and a new record are carried out once, because answers get lost', () => {
  const repeated = Object.entries<Api>(apis)
    .filter(([domain]) => !keyless.includes(domain))
    .flatMap(([domain, api]) =>
      Object.entries(api)
        .filter(
          ([, { idempotent, status, body }]) =>
            !idempotent && (status === 201 || 'version' in fieldsOf(body)),
        )
        .map(([name]) => `${domain}.${name}`),
    );
  expect(repeated.filter((name) => !keylessOnes.includes(name))).toEqual([]);
});

const fieldsOf = (schema: z.ZodType | undefined): object =>
  schema
    ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {})
    : {};
