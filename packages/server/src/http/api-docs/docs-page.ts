import { apis } from '@turoos/contract';
import type { OpenApiDocument, Operation } from '../openapi';
import { areaName } from './area-names';
import { escaped, schemaText } from './schema-text';

/** Returns the page to read: every operation with its parameters, body and answer, and all named schemas. */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = Object.keys(apis);
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>واجهة تروس البرمجية</title>
<link rel="stylesheet" href="/api/docs/style.css"></head><body><main>
<h1>واجهة تروس البرمجية <bdi>${escaped(info.version)}</bdi></h1>
<p>للبرامج الأخرى. يُرسل مفتاح الربط مع كل طلب:</p>
<pre dir="ltr">Authorization: Bearer trs_…</pre>
<p>الوثيقة الكاملة بصيغة <bdi>OpenAPI 3.1</bdi>، لتوليد المكتبات منها: <a href="/api/openapi.json"><bdi>openapi.json</bdi></a></p>
<nav aria-label="الأقسام">${areas.map((area) => `<a href="#${area}">${areaName(area)}</a>`).join(' ')}</nav>
${areas
  .map(
    (area) => `<section id="${area}"><h2>${areaName(area)}</h2>
${operations
  .filter(({ operation }) => operation.tags.includes(area))
  .map(({ path, method, operation }) => details(path, method, operation))
  .join('')}</section>`,
  )
  .join('')}
<section id="schemas"><h2>الأشكال المسماة</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary><pre dir="ltr">${schemaText(schema)}</pre></details>`,
  )
  .join('')}</section></main></body></html>`;
}

function details(path: string, method: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const access = description.replace('access: ', '');
  const byKey = security.some((one) => 'key' in one);
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return `<details><summary><code class="method" dir="ltr">${method.toUpperCase()}</code>
<code dir="ltr">${escaped(path)}</code><span>${escaped(summary)}</span></summary>
<p>الصلاحية: <code dir="ltr">${escaped(access)}</code>${access === 'public' ? '' : byKey ? '، ويُقبل مفتاح ربط' : '، للمستخدمين وحدهم'}</p>
${
  parameters.length === 0
    ? ''
    : `<table><thead><tr><th>المُعامل</th><th>مكانه</th><th>شكله</th></tr></thead><tbody>${parameters
        .map(
          ({ name, in: place, required, schema }) =>
            `<tr><td dir="ltr"><code>${name}${required ? '' : '?'}</code></td><td dir="ltr">${place}</td><td dir="ltr"><code>${schemaText(schema)}</code></td></tr>`,
        )
        .join('')}</tbody></table>`
}
${requestBody ? contents('المرسل', requestBody.content) : ''}
${answer && 'content' in answer ? contents(`الرد <bdi>${status}</bdi>`, answer.content) : ''}</details>`;
}

const contents = (title: string, content: Record<string, { schema: Record<string, unknown> }>): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<h3>${title} <code dir="ltr">${type}</code></h3><pre dir="ltr">${schemaText(schema)}</pre>`,
    )
    .join('');
