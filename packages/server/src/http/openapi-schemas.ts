import * as contract from '@turoos/contract';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** The schemas that the contract exports, under the names by which it exports them: generated clients use them. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(contract))
  if (/^[A-Z]/.test(id) && schema instanceof z.ZodType && !named.has(schema)) named.add(schema, { id });

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export interface Schemas {
  /**
   * Returns the JSON schema of a request or response, with references to named schemas. A schema that contains itself is
   * named `as`.
   */
  of(schema: z.ZodType, as: string): JsonSchema;
  /** All schemas that were referred to, by name. */
  components: Record<string, JsonSchema>;
}

export function createSchemas(): Schemas {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    of(schema, as) {
      const {
        $schema: _,
        $defs = {},
        ...whole
      } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        metadata: named,
        override: ({ zodSchema, jsonSchema }) =>
          void Object.assign(jsonSchema, z.globalRegistry.get(zodSchema)),
      }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
      // a tree without a name of its own is named after the operation
      const nameOf = (id: string) => (id.startsWith('__schema') ? `${as}${id.slice('__schema'.length)}` : id);
      const replaced = (value: unknown): JsonSchema =>
        JSON.parse(
          JSON.stringify(value, (key, part: unknown) => {
            if (!isReference(part)) return withProperties(part);
            return reference(part.$ref === '#' ? as : nameOf(part.$ref.slice('#/$defs/'.length)));
          }),
        );
      for (const [id, definition] of Object.entries($defs)) components[nameOf(id)] ??= replaced(definition);
      const root = replaced(whole);
      if (!JSON.stringify(whole).includes('"$ref":"#"')) return root;
      components[as] ??= root;
      return reference(as);
    },
  };
}

/** Writes a record of known keys as an object with properties: generated clients know those, and not names of properties. */
function withProperties(value: unknown): unknown {
  if (!isRecordOfKeys(value)) return value;
  const { propertyNames, additionalProperties, ...rest } = value;
  const properties = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

const isRecordOfKeys = (
  value: unknown,
): value is JsonSchema & { propertyNames: { enum: string[] }; additionalProperties: JsonSchema } =>
  typeof value === 'object' &&
  value !== null &&
  'additionalProperties' in value &&
  'propertyNames' in value &&
  Array.isArray((value.propertyNames as JsonSchema)['enum']);

const isReference = (value: unknown): value is { $ref: string } =>
  typeof value === 'object' &&
  value !== null &&
  '$ref' in value &&
  typeof value.$ref === 'string' &&
  value.$ref.startsWith('#');
