import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@turoos/contract';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../system/package-root';
import { handleNotFound, isApi } from './error-handler';

/** The built web app: its files, and one document at every address that it knows. */
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
    // a path that climbs leads nowhere
    allowedPath: (path) => !path.split(/[/\\]/).includes('..'),
    setHeaders: (reply, path) =>
      // hashed names never change their content; the others are asked for anew each time
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
    // as it is: nothing by which a browser could ask for it again in short, and be told that nothing changed
    reply.status(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await readFile(join(folder, 'index.html')));
  });
}
