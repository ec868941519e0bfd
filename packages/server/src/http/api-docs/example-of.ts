import type { JsonSchema } from '../openapi-schemas';

type Components = Readonly<Record<string, JsonSchema>>;

/** What an example shows: all fields of a reply, and as few of a request as it needs. */
type Purpose = 'request' | 'reply';

/** Fields that an edit shows, which needs none of them. */
const fewFields = 2;

/** Texts by the name of their field; the first that matches counts. */
const texts: readonly [RegExp, string][] = [
  [/^key$/, 'name'],
  [/password|passphrase/i, 'a-long-password-7'],
  [/phone/i, '777123456'],
  [/^address$/, '192.168.1.50'],
  [/e?mail|recipient/i, 'shop@example.com'],
  [/^(vin|chassis)/i, 'JTDBT923071234567'],
  [/^(make|vehicleMake)$/, 'Toyota'],
  [/^(model|vehicleModel)$/, 'Corolla'],
  [/partNumber|oem/i, '90915-YZZD2'],
  [/saleNumber/, 'INV-20261118-001'],
  [/^(url|link)/, 'https://example.com/turoos'],
  [/customerName|^name$|userName/, 'ورشة النور'],
  [/notes?$|message|reason|description/i, 'ملاحظة'],
];

/** Texts of which one matches each pattern that the contract uses. */
const codes = ['YER', '09:30', 'A1', 'a1', 'K1', '7', '0/16B3748', 'x'.repeat(43)];
const codeLike = (pattern: unknown): string | undefined =>
  typeof pattern === 'string' ? codes.find((code) => new RegExp(pattern, 'u').test(code)) : undefined;

/** Returns an id that is the same in all examples of a field. */
const idOf = (name: string): string =>
  `0199a3c2-7f10-7c41-9d1e-${Buffer.from(name.padEnd(6, '-')).subarray(0, 6).toString('hex')}`;

/** Returns an example value for a JSON schema; texts are chosen by the names of their fields. */
export function exampleOf(
  schema: JsonSchema,
  components: Components,
  purpose: Purpose,
  name = '',
  within: readonly string[] = [],
): unknown {
  const inner = (part: unknown, as = name, also: readonly string[] = []) =>
    exampleOf((part ?? {}) as JsonSchema, components, purpose, as, [...within, ...also]);
  const named = nameOf(schema);
  if (named) return within.includes(named) ? {} : inner(components[named], name, [named]);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [first] = (schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[];
  if (first) return inner(first);
  if (Array.isArray(schema['allOf'])) return Object.assign({}, ...schema['allOf'].map((one) => inner(one)));
  switch ([schema['type']].flat()[0]) {
    case 'object':
      // a record of any keys has one that stands for all
      if (isRecord(schema))
        return { [String(inner(schema['propertyNames'], 'key'))]: inner(schema['additionalProperties']) };
      return Object.fromEntries(
        fieldsOf(schema, purpose).map(([field, part]) => [field, inner(part, field)]),
      );
    case 'array':
      return within.includes(nameOf(schema['items'])) ? [] : [inner(schema['items'])];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}

/** Returns the name of the schema that is referred to, by which a tree is ended where it would begin again. */
const nameOf = (schema: unknown): string =>
  String((schema as JsonSchema | undefined)?.['$ref'] ?? '')
    .split('/')
    .at(-1) ?? '';

const isRecord = ({ properties, additionalProperties: values }: JsonSchema): boolean =>
  properties === undefined && typeof values === 'object' && values !== null;

/** Returns the fields that an object needs, at once and if others are missing. */
export function neededIn({ required, then }: JsonSchema): string[] {
  const own = Array.isArray(required) ? (required as string[]) : [];
  return typeof then === 'object' && then !== null ? [...own, ...neededIn(then as JsonSchema)] : own;
}

/** Returns the fields that an example shows. */
function fieldsOf(schema: JsonSchema, purpose: Purpose): [string, unknown][] {
  const all = Object.entries((schema['properties'] ?? {}) as JsonSchema);
  if (purpose === 'reply') return all;
  const needed = neededIn(schema);
  return needed.length > 0 ? all.filter(([field]) => needed.includes(field)) : all.slice(0, fewFields);
}

function numberOf({ minimum, maximum, type }: JsonSchema, name: string): number {
  if (/^year/i.test(name)) return 2015;
  const usual = type === 'integer' ? 1 : /price|total|amount|balance|paid|cost|usd/i.test(name) ? 38.5 : 2;
  return Math.min(Math.max(usual, Number(minimum ?? usual)), Number(maximum ?? usual));
}

function textOf({ format, pattern, maxLength, minLength }: JsonSchema, name: string): string {
  if (format === 'uuid') return idOf(name);
  if (format === 'date-time') return '2026-11-18T08:15:00.000Z';
  if (format === 'date') return '2026-11-18';
  if (format === 'uri') return 'https://example.com/turoos';
  const text = codeLike(pattern) ?? texts.find(([field]) => field.test(name))?.[1] ?? 'نص';
  return text.slice(0, Number(maxLength ?? text.length)).padEnd(Number(minLength ?? 0), 'x');
}
