import { apis, must, saleTexts, type Api, type AppError, type Endpoint } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { useSales } from '../../test/sales';
import { version } from '../system/version';
import { exampleOf, neededIn } from './api-docs/example-of';
import { openApiDocument } from './openapi';
import { readInput } from './read-input';

const shop = useSales();
const { paths, components } = openApiDocument(version);

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
}

/** An object within a body, by the way to it: 'items', '0' is what the list of items contains. */
interface Place {
  way: string[];
  required: string[];
  /** With those that are required if others are missing. */
  needed: string[];
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema;

/** Returns the objects of a body, as far as it must be one of them and not one of several. */
function objectsIn(given: Schema, way: string[] = []): Place[] {
  const schema = resolved(given);
  const { properties, required = [], items, allOf = [] } = schema;
  if (way.length > 4) return [];
  return [
    ...(properties ? [{ way, required, needed: neededIn({ ...schema }) }] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => objectsIn(inner, [...way, name])),
    ...(items ? objectsIn(items, [...way, '0']) : []),
    // the other part of a form is its file
    ...allOf.slice(1).flatMap((one) => objectsIn(one, way)),
  ];
}

const bodyAt = ([name, ...rest]: string[]): unknown => {
  if (name === undefined) return {};
  return name === '0' ? [bodyAt(rest)] : { [name]: bodyAt(rest) };
};

/** Returns the fields that an endpoint misses in an empty object at that place of its body. */
function missedAt(endpoint: Endpoint, way: string[]): string[] {
  const { params: _, query: __, ...alone } = endpoint;
  try {
    readInput(alone, { params: {}, query: {}, body: bodyAt(way) } as FastifyRequest);
  } catch (error) {
    const { status, details } = error as AppError;
    expect(status).toBe(400);
    const issues = (details as { issues: { path: string }[] }).issues.map(({ path }) => path.split('.'));
    return issues
      .filter(
        (path) =>
          path.at(-1) !== '' &&
          path.length === way.length + 1 &&
          way.every((name, index) => path[index] === name),
      )
      .map((path) => path.at(-1) ?? '');
  }
  return [];
}

const operations = Object.entries<Api>(apis).flatMap(([area, api]) =>
  Object.entries(api).map(([name, endpoint]) => {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = must(paths[path]?.[endpoint.method.toLowerCase()]);
    return { id: `${area}.${name}`, endpoint, operation };
  }),
);
const bodies = operations.flatMap(({ id, endpoint, operation }) => {
  const [first] = Object.values(operation.requestBody?.content ?? {});
  return endpoint.body && first ? [{ id, endpoint, schema: first.schema as Schema }] : [];
});

/** Rows of a sheet, whose problems are answered row by row. */
const rowByRow = ['imports.import.items.0', 'imports.preview.items.0'];

it('a field that a body must have is declared as required, and missed by its name when it is left out', () => {
  let fields = 0;
  for (const { id, endpoint, schema } of bodies)
    for (const { way, required, needed } of objectsIn(schema)) {
      const missed = missedAt(endpoint, way);
      const where = [id, ...way].join('.');
      if (rowByRow.includes(where)) continue;
      expect(missed, where).toEqual(expect.arrayContaining(required));
      expect(needed, where).toEqual(expect.arrayContaining(missed));
      fields += required.length;
    }
  expect(fields).toBeGreaterThan(100);
});

it('what is declared as required suffices: an example of it, and that of each answer, is valid', () => {
  vi.setSystemTime('2026-11-17T09:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  for (const { id, endpoint, operation } of operations) {
    const request = operation.requestBody?.content['application/json'];
    const sent = request && exampleOf(request.schema, components.schemas, 'request');
    if (sent) expect(endpoint.body?.safeParse(sent).error?.issues, id).toBeUndefined();
    const answer = operation.responses[String(endpoint.status ?? 200)];
    const json = answer && 'content' in answer && answer.content['application/json'];
    if (!json) continue;
    const answered = z.safeDecode(
      endpoint.reply.body,
      exampleOf(json.schema, components.schemas, 'reply') as never,
    );
    expect(answered.error?.issues, id).toBeUndefined();
  }
});

it('the payment of a sale is required unless it is held or the money is named', async () => {
  expect(components.schemas['NewSale']?.['then']).toEqual({ required: ['paymentStatus'] });
  const items = [{ product: await shop.part(), quantity: 1 }];
  const refused = await shop.call('POST', '/sales', { items });
  expect(refused.statusCode).toBe(400);
  const missing = { path: 'paymentStatus', message: saleTexts.paymentTypeRequired };
  expect(refused.json()).toMatchObject({ message: missing.message, details: { issues: [missing] } });
  const tenders = [{ currency: 'USD', amount: 15 }];
  for (const more of [{ status: 'pending' }, { tenders }])
    expect((await shop.call('POST', '/sales', { items, ...more })).statusCode).toBe(201);
  const partial = await shop.call('POST', '/sales', {
    items,
    paymentStatus: 'partial',
    customer: await shop.customer(),
  });
  expect(partial.json().details.issues[0].path).toBe('partialAmount');
});
