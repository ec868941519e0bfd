import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
    expect(page.body).toContain('href="/api/docs#schema-Sale"');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toContain('(derived)');
    const index = page.body.slice(page.body.indexOf('<nav'), page.body.indexOf('</nav>'));
    const names = [...index.matchAll(/>([^<]+)<\/a>/g)].map(([, name]) => name ?? '').slice(1);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ar')));
    for (const area of Object.keys(apis)) expect(areaName(area), area).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(page.body).toContain('&quot;paymentStatus&quot;: &quot;paid&quot;');
    expect((await shop.call('GET', '/docs/style.css')).headers['content-type']).toContain('text/css');
  });

  it('is searched by any words of an operation, in any spelling, and shows what was asked for as text', async () => {
    const found = async (q: string) => (await shop.call('GET', `/docs?q=${encodeURIComponent(q)}`)).body;
    const operations = (page: string) => [...page.matchAll(/<summary>/g)].length;
    const refund = await found('مرتجع مبلغ اصناف');
    expect(refund).toContain('/api/sales/{id}/refund');
    expect(operations(refund)).toBe(1);
    expect(refund).toContain('<details open>');
    expect(operations(await found('post /api/sales'))).toBeGreaterThan(1);
    const receiving = await found('turoos-signature');
    expect(receiving).toContain('id="receiving"');
    expect(await found('مرتجع مبلغ اصناف')).not.toContain('id="receiving"');
    const nothing = await found('"><script>قزحلوط');
    expect(nothing).toContain('لا شيء يوافق بحثك');
    expect(operations(nothing)).toBe(0);
    expect(nothing).not.toContain('<script');
  });

  it('shows how to verify a signature by a function that does', async () => {
    const secret = 'whsec_1';
    const body = '{"topic":"sale.made"}';
    const header = (seconds: number) =>
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    const file = './api-docs/verify-signature.js';
    const { isGenuine } = await import(/* @vite-ignore */ file);
    const now = Math.floor(Date.now() / 1000);
    expect(isGenuine(secret, header(now), body)).toBe(true);
    expect(isGenuine(secret, header(now), `${body} `)).toBe(false);
    expect(isGenuine(secret, header(now - 301), body)).toBe(false);
    expect(isGenuine(secret, 'nonsense', body)).toBe(false);
    const code = await readFile(new URL(file, import.meta.url), 'utf8');
    expect((await shop.call('GET', '/docs')).body).toContain('timingSafeEqual');
    expect(await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8')).toContain(code);
  });
});
