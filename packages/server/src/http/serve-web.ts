import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@turoos/contract';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../system/package-root';
import { handleNotFound, isApi } from './error-handler';

/** Serves the built web app: its files, and index.html at every page path. */
export async function serveWeb(
  app: FastifyInstance,
  folder = join(packageRoot, '../web/dist'),
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(handleNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // rejects paths with '..'
    allowedPath: (path) => !path.split(/[/\\]/).includes('..'),
    setHeaders: (reply, path) =>
      // files with hashed names never change; the others are revalidated each time
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (!asksForPage || isApi(request) || path.startsWith('/assets/')) return handleNotFound(request, reply);
    if (isPagePath(path)) return reply.sendFile('index.html');
    // sent without validators, so that no browser revalidates it and gets a 304
    reply.status(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await readFile(join(folder, 'index.html')));
  });
}
