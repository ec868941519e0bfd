import { apis, texts, type Api, type Endpoint } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { toJsonSchema } from './json-schema';
import { readInput } from './read-input';

const endpoints = Object.values<Api>(apis).flatMap((api) => Object.values(api));
const shop = useApp();
let owner: Person;
beforeAll(async () => {
  owner = await shop.person('super_admin');
});

/** Returns a value nested this many levels deep. */
const nested = (levels: number) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

const refused = (body: object) =>
  owner.call('POST', '/products', { name: 'قطعة', partNumber: 'P-1', ...body });

describe('unacceptable input', () => {
  const zero = 'a\0b';
  const half = 'a\ud800b';
  it.each([
    ['a zero byte in a field', { brand: zero }, texts.unstorable, 'brand'],
    ['half a letter in a field', { category: half }, texts.unstorable, 'category'],
    ['a zero byte in an object', { category: { name: zero } }, texts.unstorable, 'category.name'],
    ['a zero byte in a list', { oemNumbers: ['1', zero] }, texts.unstorable, 'oemNumbers.1'],
    ['half a letter as a key', { specifications: { [half]: 1 } }, texts.unstorable, 'specifications'],
    ['half a letter below a key', { specifications: { a: half } }, texts.unstorable, 'specifications.a'],
    ['a zero byte in a field nobody knows', { [zero]: 1 }, texts.unstorable, ''],
    ['a text beyond all bounds', { description: 'x'.repeat(10_001) }, texts.tooLong, 'description'],
    [
      'a key beyond all bounds',
      { specifications: { ['x'.repeat(201)]: 1 } },
      texts.tooLong,
      'specifications',
    ],
    [
      'more keys than anybody enters',
      { specifications: Object.fromEntries(Array.from({ length: 501 }, (_, n) => [n, 1])) },
      texts.tooManyFields,
      'specifications',
    ],
  ])('%s is rejected with its path', async (_, body, message, path) => {
    const reply = await refused(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect(reply.json().details.issues).toEqual([{ path, message }]);
  });

  it.each([13, 20_000])('nested %i levels deep is rejected', async (levels) => {
    const hints = `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const reply = await owner.call(
      'POST',
      '/ai-enrichment/part-number',
      `{"partNumber":"P-1","hints":${hints}}`,
      { 'content-type': 'application/json' },
    );
    expect([reply.statusCode, reply.json().message]).toEqual([400, texts.tooDeep]);
  });

  it('is rejected for anonymous callers too, before any lookup', async () => {
    const reply = await shop.call('POST', '/auth/login', { username: zero, password: 'x' });
    expect([reply.statusCode, reply.json().message]).toEqual([400, texts.unstorable]);
  });

  it('is rejected in the fields and the file name of a form', async () => {
    const send = (fields: Record<string, string>, name = 'a.png') => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob(['x']), name);
      return owner.call('POST', '/attachments', form);
    };
    for (const reply of [
      await send({ description: zero }),
      await send({}, 'a\0b.png'),
      await send({ [zero]: '1' }),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([400, texts.unstorable]);
  });

  it('is rejected by every endpoint with a body', async () => {
    for (const endpoint of endpoints) {
      if (!endpoint.body || endpoint.upload) continue;
      const path = endpoint.path.replaceAll(/:\w+/g, crypto.randomUUID());
      const reply = await owner.call(endpoint.method, path, nested(40) as object);
      expect([endpoint.path, reply.statusCode]).toEqual([endpoint.path, 400]);
    }
  });

  it('is rejected in every text of every endpoint’s body and query, with its path', () => {
    let tried = 0;
    for (const endpoint of endpoints)
      for (const part of ['body', 'query'] as const)
        for (const place of textsIn(endpoint[part]))
          for (const text of [zero, half]) {
            const asked = { params: {}, query: {}, body: {}, [part]: valueAt(place, text) };
            const error = thrownBy(() => readInput(endpoint, asked as unknown as FastifyRequest));
            const where = `${endpoint.method} ${endpoint.path} ${place.join('.')}`;
            expect([where, error]).toEqual([
              where,
              expect.objectContaining({
                status: 400,
                message: texts.unstorable,
                details: { issues: [{ path: place.join('.'), message: texts.unstorable }] },
              }),
            ]);
            tried++;
          }
    expect(tried).toBeGreaterThan(1000);
  });

  it('is answered with 404 in every part of a path', () => {
    for (const endpoint of endpoints)
      for (const place of textsIn(endpoint.params))
        for (const text of [zero, half]) {
          const asked = { query: {}, body: {}, params: valueAt(place, text) };
          const error = thrownBy(() => readInput(endpoint, asked as unknown as FastifyRequest));
          expect([endpoint.path, error]).toEqual([endpoint.path, expect.objectContaining({ status: 404 })]);
        }
  });
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Returns the paths of all texts that a schema accepts. */
function textsIn(schema: Endpoint['body']): string[][] {
  return schema ? placesIn(toJsonSchema(schema) as Schema) : [];
}

function placesIn(schema: Schema): string[][] {
  const below = (name: string, inner: Schema) => placesIn(inner).map((place) => [name, ...place]);
  const { type, properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...(type === 'string' ? [[]] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => below(name, inner)),
    ...(typeof additionalProperties === 'object' ? below('anything', additionalProperties) : []),
    ...(items ? below('0', items) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(placesIn),
  ];
}

const valueAt = ([name, ...rest]: string[], text: string): unknown => {
  if (name === undefined) return text;
  return name === '0' ? [valueAt(rest, text)] : { [name]: valueAt(rest, text) };
};

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
