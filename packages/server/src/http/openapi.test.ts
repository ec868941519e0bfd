import { apis, type Api } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';

const shop = useApp();

interface Operation {
  summary: string;
  parameters: unknown[];
  responses: Record<string, unknown>;
  security?: unknown;
  requestBody?: unknown;
}

describe('the OpenAPI document', () => {
  it('contains every endpoint of the contract with its parameters, body and response', async () => {
    const document = (await shop.call('GET', '/openapi.json')).json();
    expect(document.openapi).toBe('3.0.3');
    for (const api of Object.values(apis) as Api[])
      for (const endpoint of Object.values(api)) {
        const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
        const operation: Operation = document.paths[path]?.[endpoint.method.toLowerCase()];
        expect(operation, `${endpoint.method} ${path}`).toMatchObject({
          summary: expect.stringMatching(/\S/),
        });
        expect(operation.responses).toHaveProperty(String(endpoint.status ?? 200));
        expect(Boolean(operation.security)).toBe(endpoint.access !== 'public');
        expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.upload));
      }
  });

  it('has no external references', async () => {
    expect((await shop.call('GET', '/openapi.json')).body).not.toContain('$ref');
  });

  it('is available as a readable page', async () => {
    const page = await shop.call('GET', '/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/auth/login');
    expect(page.body).toContain('dir="rtl"');
  });
});
