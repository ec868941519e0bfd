import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../package-root';
import { handleNotFound } from './error-handler';

const webFolder = join(packageRoot, '../web/dist');

/** The built web app. Its paths are its own, so every page address answers the same document. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) {
    app.setNotFoundHandler(handleNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      // hashed names never change their content; the others are asked for anew each time
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage ? reply.sendFile('index.html') : handleNotFound(request, reply);
  });
}
