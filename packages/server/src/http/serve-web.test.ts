import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '@turoos/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleError } from './error-handler';
import { serveWeb } from './serve-web';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turoos-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>the app');
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'run()');
  await writeFile(join(folder, 'assets/screen-code-3c4d.js'), 'screens()');
  app = fastify({ frameworkErrors: handleError });
  app.setErrorHandler(handleError);
  await serveWeb(app, folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Requests a path exactly as written: other clients normalize it first. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; link: string | undefined; body: string }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const asked = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      const { statusCode: status = 0, headers: given } = answer;
      answer.on('end', () =>
        resolve({ status, type: given['content-type'] ?? '', link: given.link as string | undefined, body }),
      );
    });
    asked.on('error', reject).end();
  });

describe('page paths', () => {
  it.each(['/', '/login', '/sales', '/sales/', '/sales/0198?tab=2', '/customers/7/balance', '/dashboard'])(
    '%s returns the page, whatever the client accepts',
    async (path) => {
      for (const accept of ['', '*/*', 'text/html'])
        expect(await ask(path, 'GET', { accept })).toMatchObject({
          status: 200,
          type: 'text/html; charset=utf-8',
          body: '<!doctype html>the app',
        });
      expect(await ask(path, 'HEAD')).toMatchObject({
        status: 200,
        type: 'text/html; charset=utf-8',
        body: '',
      });
    },
  );

  it.each([
    '/nowhere',
    '/sales/1/2/3',
    '/favicon.ico',
    '/..',
    '/a/../../x',
    '/%2e%2e/x',
    '/..%2f..%2fetc/passwd',
  ])('%s returns the page with status 404', async (path) => {
    const answer = { status: 404, type: 'text/html; charset=utf-8' };
    expect(await ask(path)).toMatchObject({ ...answer, body: '<!doctype html>the app' });
    expect(await ask(path, 'GET', { 'if-none-match': '*' })).toMatchObject(answer);
    expect(await ask(path, 'HEAD')).toMatchObject(answer);
  });
});

it('pages other than home announce the table of screens', async () => {
  const link = '</assets/screen-code-3c4d.js>; rel=modulepreload';
  expect((await ask('/sales')).link).toBe(link);
  for (const path of ['/', '/login', '/nowhere']) expect((await ask(path)).link).toBeUndefined();
});

describe('build files', () => {
  it('are served, or answered with 404', async () => {
    expect(await ask('/assets/main-1a2b.js')).toMatchObject({ status: 200, body: 'run()' });
    for (const accept of ['', 'text/html'])
      expect(await ask('/assets/nope.js', 'GET', { accept })).toMatchObject({
        status: 404,
        type: 'text/plain; charset=utf-8',
        body: `${texts.noSuchPath}\n`,
      });
    expect((await ask('/login', 'POST')).status).toBe(404);
  });

  it.each([
    [{ range: 'bytes=999-' }, 416],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
  ])('requested with %j are rejected with %d', async (headers, status) => {
    const answer = await ask('/assets/main-1a2b.js', 'GET', headers as unknown as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/[؀-ۿ]/);
  });
});
