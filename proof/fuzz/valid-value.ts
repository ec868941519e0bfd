import type { Dice } from './dice';
import { kindOf } from './kinds';
import { validText } from './valid-text';
import type { Schema, Source } from './types';

/** Fields that are rarely filled: a stale version is rightly refused. */
const seldom = ['version', 'updatedAt'];

/** A value that the field accepts, chosen by its schema and name. */
export function validValue(schema: Schema, name: string, source: Source): unknown {
  const { dice } = source;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (schema.nullable && dice.chance(0.1)) return null;
  if (schema.enum?.length) return dice.oneOf(schema.enum);
  if ('const' in schema) return schema.const;
  if (alternatives?.length) return validValue(dice.oneOf(alternatives) ?? {}, name, source);
  if (schema.allOf?.length) return validValue(Object.assign({}, ...schema.allOf) as Schema, name, source);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name, source);
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + dice.below(3) }, () =>
        validValue(schema.items ?? {}, name, source),
      );
    case 'boolean':
      return dice.chance(0.5);
    case 'integer':
    case 'number':
      return numberOf(schema, name, dice);
    default:
      return schema.format === 'uuid' ? idOf(name, source) : validText(schema, name, dice);
  }
}

function objectOf(schema: Schema, name: string, source: Source): Record<string, unknown> {
  const { dice } = source;
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const value: Record<string, unknown> = {};
  const fill = ([field, inner]: [string, Schema]) => {
    value[field] = validValue(inner, field === '_id' && kindOf('', name) ? name : field, source);
  };
  const fields = Object.entries(properties);
  for (const field of fields)
    if (required.includes(field[0]) || dice.chance(seldom.includes(field[0]) ? 0.03 : 0.35)) fill(field);
  // An update changes at least one field.
  const any = dice.oneOf(fields.filter(([field]) => !seldom.includes(field)));
  if (any && Object.keys(value).every((field) => seldom.includes(field))) fill(any);
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length) {
    const key = propertyNames?.enum ? String(dice.oneOf(propertyNames.enum)) : keyIn(name);
    value[key] = validValue(additionalProperties, 'text', source);
  }
  return value;
}

/** The key of an entry in a map: columns are numbered. */
const keyIn = (name: string): string => (/columns$/i.test(name) ? '3' : 'city');

/** An id of the table that the field refers to, or a random one where the shop has none. */
export function idOf(name: string, { dice, holdings, domain }: Source): string {
  return dice.oneOf(holdings.ids[kindOf(domain, name) ?? ''] ?? []) ?? dice.uuid();
}

function numberOf({ type, minimum = 0, maximum = 100_000 }: Schema, name: string, dice: Dice): number {
  if (/^year/i.test(name)) return 1995 + dice.below(25);
  const from = Math.max(Math.ceil(minimum), 1);
  const whole = from + dice.below(Math.min(Math.floor(maximum), from + 40) - from + 1);
  if (type === 'integer' || whole >= maximum || dice.chance(0.5)) return whole;
  return Math.round(whole * 100 + dice.below(100)) / 100;
}
