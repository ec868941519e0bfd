import { apis, type Api } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';
import { areaName } from './api-docs/area-names';

const shop = useApp();

interface Operation {
  summary: string;
  parameters: unknown[];
  responses: Record<string, unknown>;
  operationId: string;
  security: Record<string, unknown>[];
  requestBody?: unknown;
}

describe('the OpenAPI document', () => {
  it('contains every endpoint of the contract with its parameters, body and response', async () => {
    const document = (await shop.call('GET', '/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const api of Object.values(apis) as Api[])
      for (const endpoint of Object.values(api)) {
        const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
        const operation: Operation = document.paths[path]?.[endpoint.method.toLowerCase()];
        expect(operation, `${endpoint.method} ${path}`).toMatchObject({
          summary: expect.stringMatching(/\S/),
        });
        expect(operation.responses).toHaveProperty(String(endpoint.status ?? 200));
        expect(operation.security.length > 0).toBe(endpoint.access !== 'public');
        expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.upload));
      }
  });

  it('names the schemas of the contract, and refers to nothing that is not there', async () => {
    const { body } = await shop.call('GET', '/openapi.json');
    const { components } = JSON.parse(body);
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining([
        'ErrorReply',
        'Sale',
        'NewSale',
        'Customer',
        'Part',
        'Webhook',
        'Usd',
        'Instant',
      ]),
    );
    const references = new Set([...body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, one = '']) => one));
    expect(references.size).toBeGreaterThan(100);
    for (const reference of references) {
      const [, , group = '', name = ''] = reference.split('/');
      expect(components[group]?.[name], reference).toBeDefined();
    }
  });

  it('says who may call: by a session, and by a key where keys are accepted', async () => {
    const { paths, components } = (await shop.call('GET', '/openapi.json')).json();
    expect(Object.keys(components.securitySchemes)).toEqual(['session', 'key']);
    expect(paths['/api/sales'].post.security).toEqual([{ session: [] }, { key: [] }]);
    expect(paths['/api/users'].get.security).toEqual([{ session: [] }]);
    expect(paths['/api/auth/login'].post.security).toEqual([]);
  });

  it('has one name for each operation, its parameters in the path, and errors', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).json();
    const names = new Set<string>();
    for (const [path, methods] of Object.entries<Record<string, Operation>>(paths))
      for (const operation of Object.values(methods)) {
        expect(names.has(operation.operationId), operation.operationId).toBe(false);
        names.add(operation.operationId);
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const declared = (operation.parameters as { name: string; in: string }[]).filter(
          (one) => one.in === 'path',
        );
        expect(declared.map(({ name }) => name).toSorted(), path).toEqual(inPath.toSorted());
        expect(operation.responses).toHaveProperty('default');
      }
  });

  it('describes a file beside the JSON of a list', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).json();
    const { content } = paths['/api/customers'].get.responses['200'];
    expect(content['application/json'].schema.properties.data.items).toEqual({
      $ref: '#/components/schemas/Customer',
    });
    expect(content['text/csv']).toEqual({ schema: { type: 'string' } });
  });

  it('is available as a readable page', async () => {
    const page = await shop.call('GET', '/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/auth/login');
    expect(page.body).toContain('dir="rtl"');
    expect(page.body).toContain('href="#schema-Sale"');
    expect(page.body).not.toContain('<script');
    for (const area of Object.keys(apis)) expect(areaName(area), area).toMatch(/^[\u0600-\u06ff ]+$/);
    expect((await shop.call('GET', '/docs/style.css')).headers['content-type']).toContain('text/css');
  });
});
