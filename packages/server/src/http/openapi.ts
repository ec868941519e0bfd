import { acceptsKeys, apis, errorStatus, tillHeader, type Api, type Endpoint } from '@turoos/contract';
import type { z } from 'zod';
import { areaName } from './api-docs/area-names';
import { createSchemas, type JsonSchema, type Schemas } from './openapi-schemas';

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'رمز الدخول الذي يعطيه تسجيل الدخول',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'trs_…',
    description: 'مفتاح ربط من الإعدادات، لبرنامج آخر',
  },
};

const errorExample = {
  success: false,
  code: 'NOT_FOUND',
  message: 'العنصر المطلوب غير موجود',
  traceId: '7KQ2MZP4XA',
};

const ErrorReply = {
  type: 'object',
  required: ['success', 'code', 'message', 'traceId'],
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string', enum: Object.keys(errorStatus), description: 'ما يتفرع عليه البرنامج' },
    message: { type: 'string', description: 'السبب بالعربية، للناس' },
    traceId: { type: 'string' },
    details: { type: 'object', additionalProperties: true },
  },
  examples: [errorExample],
};

const errors = {
  Refused: {
    description: 'طلب مرفوض، برسالة عربية ورمز في code',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' }, example: errorExample },
    },
  },
  TooMany: {
    description: 'طلبات كثيرة في وقت قصير',
    headers: { 'Retry-After': { description: 'ثوانٍ حتى المحاولة التالية', schema: { type: 'integer' } } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
  },
};

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}
type Content = Record<string, { schema: JsonSchema }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content } | { $ref: string }>;
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** Returns the contract as an OpenAPI document. */
export function openApiDocument(version: string) {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [tag, api] of Object.entries<Api>(apis))
    for (const [name, endpoint] of Object.entries(api)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(schemas, tag, name, endpoint);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turoos',
      version,
      summary: 'الواجهة البرمجية لمتجر قطع الغيار',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'هذا المتجر' }],
    tags: Object.keys(apis).map((name) => ({ name, description: areaName(name) })),
    paths,
    components: {
      securitySchemes,
      responses: errors,
      schemas: { ErrorReply, ...schemas.components } as Record<string, JsonSchema>,
    },
  };
}

/** 'accountingList' for accounting.list: what generated clients take for the name of a function or type. */
const camel = (tag: string, name: string): string =>
  `${tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}${name[0]?.toUpperCase()}${name.slice(1)}`;

function operation(schemas: Schemas, tag: string, name: string, endpoint: Endpoint): Operation {
  const { access, body, upload, query, params } = endpoint;
  const as = camel(tag, name);
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: endpoint.summary,
    description: `access: ${access}`,
    security:
      access === 'public' ? [] : [{ session: [] }, ...(acceptsKeys(tag, endpoint) ? [{ key: [] }] : [])],
    parameters: [
      ...parameters(schemas, 'path', params, as),
      ...parameters(schemas, 'query', query, as),
      ...(endpoint.idempotent ? [idempotencyHeader] : []),
      ...(endpoint.fromTill
        ? [{ name: tillHeader, in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(body &&
      !upload && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemas.of(body, `${as}Request`) } },
        },
      }),
    ...(upload && { requestBody: uploadBody(schemas, endpoint, as) }),
    responses: {
      [endpoint.status ?? 200]: { description: endpoint.summary, content: answers(schemas, endpoint, as) },
      '429': { $ref: '#/components/responses/TooMany' },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'يجعل تكرار الطلب بلا أثر ثانٍ',
  schema: { type: 'string', maxLength: 200 },
  example: '0199a3c2-7f10-7c41-9d1e-2b7f4c0a9e55',
};

/** A file is a content type of its own beside JSON, so that generated clients keep the type of the JSON. */
function answers(schemas: Schemas, { reply, path }: Endpoint, as: string): Content {
  const file = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
  if (reply.kind === 'stream')
    return path === '/events'
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : { 'application/octet-stream': file };
  return {
    'application/json': { schema: schemas.of(reply.body, `${as}Reply`) },
    ...(reply.offersFile && { 'text/csv': { schema: { type: 'string' } } }),
  };
}

/** Describes a form with a file and, if the endpoint has a body, its fields. */
function uploadBody(schemas: Schemas, { body }: Endpoint, as: string): Operation['requestBody'] {
  const fields = body ? schemas.of(body, `${as}Request`) : undefined;
  const file = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  const schema = fields ? { allOf: [file, fields] } : file;
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function parameters(
  schemas: Schemas,
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  as: string,
): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemas.of(field as z.ZodType, `${as}${name[0]?.toUpperCase()}${name.slice(1)}`),
  }));
}
