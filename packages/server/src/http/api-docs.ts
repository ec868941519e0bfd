import { apis, type Api, type Endpoint } from '@turoos/contract';
import type { FastifyInstance } from 'fastify';
import { version } from '../system/version';
import { openApiDocument } from './openapi';

/** Made by the first request for it, because it takes as long as all else of a start. */
let document: ReturnType<typeof openApiDocument> | undefined;

/** Serves the contract as OpenAPI at /api/openapi.json, and as a readable page at /api/docs. */
export function serveApiDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', () => (document ??= openApiDocument(version)));
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage()));
}

function docsPage(): string {
  const sections = Object.entries<Api>(apis).map(
    ([name, api]) => `<h2 id="${name}">${name}</h2><table><thead><tr><th>الطلب</th><th>المسار</th>
<th>الوصف</th><th>الصلاحية</th></tr></thead><tbody>${Object.values(api).map(row).join('')}</tbody></table>`,
  );
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>واجهة تروس البرمجية</title></head><body>
<h1>واجهة تروس البرمجية <bdi>${version}</bdi></h1>
<p>الوثيقة الكاملة بصيغة OpenAPI: <a href="/api/openapi.json">openapi.json</a></p>
${sections.join('')}</body></html>`;
}

const row = ({ method, path, summary, access }: Endpoint): string =>
  `<tr><td><code>${method}</code></td><td dir="ltr"><code>/api${path}</code></td><td>${summary}</td><td dir="ltr">${access}</td></tr>`;
