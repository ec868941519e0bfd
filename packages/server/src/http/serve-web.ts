import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@turoos/contract';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../system/package-root';
import { handleNotFound, isApi } from './error-handler';

/** The pages that need no table of the other screens. */
const homePaths = new Set(['/', '/login', '/dashboard']);

/** Returns the file that names the code of all screens but home: a page that needs it loads it at once. */
const screenTable = async (folder: string): Promise<string | undefined> =>
  (await readdir(join(folder, 'assets'))).find((name) => /^screen-code-.*\.js$/.test(name));

/** Serves the built web app: its files, and index.html at every page path. */
export async function serveWeb(
  app: FastifyInstance,
  folder = join(packageRoot, '../web/dist'),
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(handleNotFound);
    return;
  }
  const table = await screenTable(folder);
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
    if (isPagePath(path)) {
      if (table && !homePaths.has(path)) reply.header('link', `</assets/${table}>; rel=modulepreload`);
      return reply.sendFile('index.html');
    }
    // sent without validators, so that no browser revalidates it and gets a 304
    reply.status(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await readFile(join(folder, 'index.html')));
  });
}
