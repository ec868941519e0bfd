import { apis, fold } from '@turoos/contract';
import { escapeHtml } from '../../system/escape-html';
import type { OpenApiDocument, Operation } from '../openapi';
import type { JsonSchema } from '../openapi-schemas';
import { areaName } from './area-names';
import { exampleOf } from './example-of';
import { schemaText } from './schema-text';
import { webhooksSection } from './webhooks-section';

/** As many found operations are shown open. */
const mostOpen = 3;

interface Entry {
  area: string;
  /** What a search looks in. */
  text: string;
  html(isOpen: boolean): string;
}

/**
 * Returns the page to read: every operation with its parameters, body and answer, and all named schemas; with a search,
 * the operations in which all of its words occur.
 */
export function docsPage(document: OpenApiDocument, search = ''): string {
  const words = fold(search).split(' ').filter(Boolean);
  const found = entriesOf(document).filter(({ text }) => words.every((word) => text.includes(word)));
  const isReceivingFound = words.every((word) => receivingText.includes(word));
  const areas = Object.keys(apis)
    .filter((area) => found.some((entry) => entry.area === area))
    .toSorted((one, other) => areaName(one).localeCompare(areaName(other), 'ar'));
  const isOpen = words.length > 0 && found.length <= mostOpen;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>واجهة تروس البرمجية</title>
<link rel="stylesheet" href="/api/docs/style.css"></head><body><main>
<h1>واجهة تروس البرمجية <bdi>${escapeHtml(document.info.version)}</bdi></h1>
<form role="search" action="/api/docs"><label for="q">ابحث في الطلبات</label>
<input id="q" name="q" type="search" maxlength="100" value="${escapeHtml(search)}"><button>بحث</button></form>
${words.length > 0 ? `<p>${foundText(found.length, isReceivingFound)} <a href="/api/docs">عرض الكل</a></p>` : introduction(areas)}
${isReceivingFound ? webhooksSection : ''}
${areas
  .map(
    (area) => `<section id="${area}"><h2>${areaName(area)}</h2>
${found
  .filter((entry) => entry.area === area)
  .map(({ html }) => html(isOpen))
  .join('')}</section>`,
  )
  .join('')}
${words.length > 0 ? '' : schemasSection(document)}</main></body></html>`;
}

const introduction = (areas: readonly string[]): string => `<p>للبرامج الأخرى. يُرسل مفتاح الربط مع كل طلب:</p>
<pre dir="ltr">Authorization: Bearer trs_…</pre>
<p>الوثيقة الكاملة بصيغة <bdi>OpenAPI 3.1</bdi>، لتوليد المكتبات منها: <a href="/api/openapi.json"><bdi>openapi.json</bdi></a></p>
<nav aria-label="الأقسام"><a href="#receiving">استقبال البلاغات</a> ${areas.map((area) => `<a href="#${area}">${areaName(area)}</a>`).join(' ')}</nav>`;

/** The section about receiving is found by its own words, without the marks around them. */
const receivingText = fold(webhooksSection.replaceAll(/<[^>]*>/g, ' '));

function foundText(count: number, isReceivingFound: boolean): string {
  if (count > 0) return `عدد الطلبات الموافقة: <bdi>${count}</bdi>`;
  return isReceivingFound
    ? 'لا طلب يوافق بحثك، وهو في «استقبال البلاغات»'
    : 'لا شيء يوافق بحثك. جرّب كلمة واحدة، أو جزءاً من العنوان مثل <bdi dir="ltr">/sales</bdi>';
}

const schemasSection = ({
  components,
}: OpenApiDocument): string => `<section id="schemas"><h2>الأشكال المسماة</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary><pre dir="ltr">${schemaText(schema)}</pre></details>`,
  )
  .join('')}</section>`;

const entriesOf = ({ paths, components }: OpenApiDocument): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const area = operation.tags[0] ?? '';
      return {
        area,
        text: fold(`${method} ${path} ${operation.summary} ${area} ${areaName(area)}`),
        html: (isOpen: boolean) => details(path, method, operation, components.schemas, isOpen),
      };
    }),
  );

type Schemas = Readonly<Record<string, JsonSchema>>;

function details(
  path: string,
  method: string,
  operation: Operation,
  schemas: Schemas,
  isOpen: boolean,
): string {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const access = description.replace('access: ', '');
  const byKey = security.some((one) => 'key' in one);
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return `<details${isOpen ? ' open' : ''}><summary><code class="method" dir="ltr">${method.toUpperCase()}</code>
<code dir="ltr">${escapeHtml(path)}</code><span>${escapeHtml(summary)}</span></summary>
<p>الصلاحية: <code dir="ltr">${escapeHtml(access)}</code>${access === 'public' ? '' : byKey ? '، ويُقبل مفتاح ربط' : '، للمستخدمين وحدهم'}</p>
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
${requestBody ? contents('المرسل', requestBody.content, (schema) => exampleOf(schema, schemas, 'request')) : ''}
${answer && 'content' in answer ? contents(`الرد <bdi>${status}</bdi>`, answer.content, (schema) => exampleOf(schema, schemas, 'reply')) : ''}</details>`;
}

const contents = (
  title: string,
  content: Record<string, { schema: JsonSchema }>,
  example: (schema: JsonSchema) => unknown,
): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<h3>${title} <code dir="ltr">${type}</code></h3><pre dir="ltr">${schemaText(schema)}</pre>${
          type === 'application/json'
            ? `<h3>مثال</h3><pre dir="ltr">${escapeHtml(JSON.stringify(example(schema), null, 2))}</pre>`
            : ''
        }`,
    )
    .join('');
