import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const words = ['فلتر زيت', 'تويوتا', 'محمد علي', 'TY-04152', '777123456', 'a@b.ye', '15', '0.5'];
const days = ['2026-11-15', '2025-01-01', '2030-12-31', '2026-11-15T10:00:00.000Z'];

/** Mostly what a field asks for, so that requests get past the door; now and then what it does not. */
export const valueOf = (schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 14, arbitrary: soundValue(schema, ids) }, { weight: 1, arbitrary: hostileValue });

function soundValue(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { enum: choices, type } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.constantFrom(...choices);
  if ('const' in schema) return fc.constant(schema.const);
  if (alternatives?.length) return fc.oneof(...alternatives.map((one) => valueOf(one, ids)));
  if (type === 'object') return objectOf(schema, ids);
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return textOf(schema, ids);
}

function objectOf({ properties = {}, required = [] }: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, ids)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const numberOf = ({ type, minimum = -1000, maximum = 100_000 }: Schema): fc.Arbitrary<number> => {
  const range = { min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) };
  const whole = fc.integer(range.min <= range.max ? range : {});
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((number) => number / 100),
      );
};

function textOf({ format }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'date' || format === 'date-time') return fc.constantFrom(...days);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(...ids) },
  );
}
