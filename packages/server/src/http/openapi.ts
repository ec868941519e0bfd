import { apis, isDerivedRight, tillHeader, type Api, type Endpoint } from '@turoos/contract';
import { z } from 'zod';

export const toJsonSchema = (schema: z.ZodType) =>
  withoutReferences(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }));

/**
 * Removes references from a recursive schema (a tree), because they would be invalid inside the document. The
 * first level is written out; deeper levels have the same form.
 */
function withoutReferences({ definitions, ...schema }: Record<string, unknown>): object {
  const named = (definitions ?? {}) as Record<string, unknown>;
  const replacer = (depth: number) => (_: string, value: unknown) => {
    const name = isReference(value) && value.$ref.split('/').at(-1);
    if (!name) return value;
    return depth > 0 ? writeOut(named[name], depth - 1) : { type: 'object' };
  };
  const writeOut = (value: unknown, depth: number): object =>
    JSON.parse(JSON.stringify(value, replacer(depth)));
  return writeOut(schema, 1);
}

const isReference = (value: unknown): value is { $ref: string } =>
  typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';

const errorReply = {
  description: 'خطأ برسالة عربية',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'code', 'message', 'traceId'],
        properties: {
          success: { type: 'boolean', enum: [false] },
          code: { type: 'string' },
          message: { type: 'string' },
          traceId: { type: 'string' },
        },
      },
    },
  },
};

/** Describes a form with a file and, if the endpoint has a body, its fields. */
function uploadBody({ body }: Endpoint) {
  const { required, properties } = (body ? toJsonSchema(body) : {}) as {
    required?: string[];
    properties?: object;
  };
  const schema = {
    type: 'object',
    required: ['file', ...(required ?? [])],
    properties: { file: { type: 'string', format: 'binary' }, ...properties },
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Returns the contract as an OpenAPI document. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, api] of Object.entries<Api>(apis))
    for (const [name, endpoint] of Object.entries(api)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(tag, name, endpoint);
    }
  return {
    openapi: '3.0.3',
    info: { title: 'Turoos', version, license: { name: 'MIT' } },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function operation(tag: string, name: string, endpoint: Endpoint) {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: endpoint.summary,
    description: `access: ${endpoint.access}${isDerivedRight(endpoint.access) ? ' (derived)' : ''}`,
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
      ...(endpoint.fromTill
        ? [{ name: tillHeader, in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(endpoint.body) } },
      },
    }),
    ...(endpoint.upload && { requestBody: uploadBody(endpoint) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.summary,
        content:
          endpoint.reply.kind === 'stream'
            ? { '*/*': {} }
            : {
                'application/json': { schema: toJsonSchema(endpoint.reply.body) },
                ...(endpoint.reply.offersFile && { 'text/csv': {} }),
              },
      },
      '4XX': errorReply,
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: toJsonSchema(field as z.ZodType),
  }));
}
