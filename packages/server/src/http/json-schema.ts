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
