import type { FastifyInstance } from 'fastify';
import { version } from '../../system/version';
import { openApiDocument, type OpenApiDocument } from '../openapi';
import basis from '../page.css?raw';
import { docsPage } from './docs-page';
import own from './style.css?raw';

/** Made by the first request for them, because they take as long as all else of a start. */
let document: OpenApiDocument | undefined;
let page: string | undefined;
const theDocument = () => (document ??= openApiDocument(version));

/** Serves the contract as OpenAPI at /api/openapi.json, and as a page to read at /api/docs, without any script. */
export function serveApiDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', theDocument);
  app.get<{ Querystring: { q?: unknown } }>('/api/docs', ({ query: { q } }, reply) => {
    const search = typeof q === 'string' ? q.trim().slice(0, 100) : '';
    const found = search ? docsPage(theDocument(), search) : (page ??= docsPage(theDocument()));
    return reply.type('text/html; charset=utf-8').send(found);
  });
  app.get('/api/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(basis + own));
}
