import { escapeHtml } from '../../system/escape-html';

type Schema = Readonly<Record<string, unknown>>;

const asSchemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** Writes a JSON schema as people write types, in HTML, with links to the named ones. */
export function schemaText(schema: Schema, indent = ''): string {
  const { $ref, enum: choices, const: only, type, items, properties, format, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="/api/docs#schema-${name}">${name}</a>`;
  }
  if (only !== undefined) return escapeHtml(JSON.stringify(only));
  if (Array.isArray(choices)) return choices.map((choice) => escapeHtml(JSON.stringify(choice))).join(' | ');
  const either = asSchemas(schema['anyOf'] ?? schema['oneOf']);
  if (either.length > 0) return either.map((one) => schemaText(one, indent)).join(' | ');
  const all = asSchemas(schema['allOf']);
  if (all.length > 0) return all.map((one) => schemaText(one, indent)).join(' &amp; ');
  if (type === 'array') return `${schemaText((items ?? {}) as Schema, indent)}[]`;
  if (properties) return fields(properties as Record<string, Schema>, schema['required'], indent);
  if (typeof additionalProperties === 'object' && additionalProperties !== null)
    return `{ [name]: ${schemaText(additionalProperties as Schema, indent)} }`;
  const name = [type ?? 'any'].flat().join(' | ');
  return typeof format === 'string' && format !== name ? `${name} (${escapeHtml(format)})` : name;
}

function fields(properties: Record<string, Schema>, required: unknown, indent: string): string {
  const inner = `${indent}  `;
  const needed = Array.isArray(required) ? required : [];
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${escapeHtml(name)}${needed.includes(name) ? '' : '?'}: ${schemaText(schema, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
