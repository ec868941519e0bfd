import { apis, saleTexts, type Api, type AppError, type Endpoint } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { useSales } from '../../test/sales';
import { version } from '../system/version';
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
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema;

/** Returns the objects of a body, as far as it must be one of them and not one of several. */
function objectsIn(given: Schema, way: string[] = []): Place[] {
  const { properties, required = [], items, allOf = [] } = resolved(given);
  if (way.length > 4) return [];
  return [
    ...(properties ? [{ way, required }] : []),
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
function missedAt({ params: _, query: __, ...endpoint }: Endpoint, way: string[]): string[] {
  try {
    readInput(endpoint, { params: {}, query: {}, body: bodyAt(way) } as FastifyRequest);
  } catch (error) {
    const { status, details } = error as AppError;
    expect(status).toBe(400);
    const issues = (details as { issues: { path: string }[] }).issues.map(({ path }) => path.split('.'));
    return issues
      .filter((path) => path.length === way.length + 1 && way.every((name, index) => path[index] === name))
      .map((path) => path.at(-1) ?? '');
  }
  return [];
}

const bodies = Object.entries<Api>(apis).flatMap(([area, api]) =>
  Object.entries(api).flatMap(([name, endpoint]) => {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    const { content = {} } = paths[path]?.[endpoint.method.toLowerCase()]?.requestBody ?? {};
    const [first] = Object.values(content);
    return endpoint.body && first
      ? [{ id: `${area}.${name}`, endpoint, schema: first.schema as Schema }]
      : [];
  }),
);

it('a field that a body must have is declared as required, and missed by its name when it is left out', () => {
  let fields = 0;
  for (const { id, endpoint, schema } of bodies)
    for (const { way, required } of objectsIn(schema)) {
      expect(missedAt(endpoint, way).toSorted(), [id, ...way].join('.')).toEqual(required.toSorted());
      fields += required.length;
    }
  expect(fields).toBeGreaterThan(100);
});

it('the payment of a sale is required unless it is held or the money is named', async () => {
  expect(components.schemas['NewSale']).toMatchObject({ then: { required: ['paymentStatus'] } });
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
