import { Cost, CostRials } from '@turoos/contract';
import { z } from 'zod';

type Encode = (value: unknown) => unknown;
type Test = (value: unknown) => boolean;

/** Thrown when a value does not match the schema; zod then produces the detailed error. */
const mismatch = new Error('not as declared');

/**
 * Does what z.encode does, but compiles the schema once instead of interpreting it per request: converts
 * inner values to wire values and drops undeclared fields. Types are still checked; ranges and patterns,
 * which apply to input, are not.
 */
export function replyEncoder(schema: z.ZodType): Encode {
  const encode = withCosts.of(schema);
  return (answer) => {
    try {
      return encode(answer);
    } catch (error) {
      if (error !== mismatch) throw error;
      return z.encode(schema, answer);
    }
  };
}

/**
 * Does the same for those who may not see costs. It is compiled when such a user first asks. What can't be compiled fails
 * if it contains costs, because zod would encode them too.
 */
export function costlessEncoder(schema: z.ZodType): Encode {
  let compiled: Encode | undefined;
  return (answer) => {
    compiled ??= withoutCosts.of(schema);
    try {
      return compiled(answer);
    } catch (error) {
      if (error !== mismatch) throw error;
      const encoded = z.encode(schema, answer);
      if (tellsCosts(schema)) throw error;
      return encoded;
    }
  };
}

/** What is answered in place of costs to those who may not see them. */
const hiddenCosts = new Map<z.core.$ZodType, Encode>([
  [Cost, () => 0],
  [CostRials, () => ({ rials: 0, unrated: 0 })],
]);

/** Whether a value of the schema contains what something cost the shop. */
export function tellsCosts(schema: z.core.$ZodType, seen = new Set<unknown>()): boolean {
  if (hiddenCosts.has(schema)) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { def } = schema._zod;
  const inner = Object.values(def).flatMap((value) =>
    value instanceof z.core.$ZodType ? [value] : Object.values(Object(value) as object),
  );
  return inner.some((one) => one instanceof z.core.$ZodType && tellsCosts(one, seen));
}

/** Finished encoders, and those being built: a schema may contain itself, as a tree does. */
class Encoders {
  private readonly made = new WeakMap<z.core.$ZodType, Encode>();

  constructor(private readonly hidesCosts: boolean) {}

  of(schema: z.core.$ZodType): Encode {
    const known = this.made.get(schema);
    if (known) return known;
    this.made.set(schema, (value) => this.made.get(schema)?.(value));
    const encode = (this.hidesCosts && hiddenCosts.get(schema)) || makeEncoder(schema, this);
    this.made.set(schema, encode);
    return encode;
  }

  interpreted(schema: z.core.$ZodType): Encode {
    if (this.hidesCosts && tellsCosts(schema)) throw new Error('Costs in such a schema cannot be hidden.');
    return (value) => z.encode(schema, value as never);
  }
}

const withCosts = new Encoders(false);
const withoutCosts = new Encoders(true);

function makeEncoder(schema: z.core.$ZodType, encoders: Encoders): Encode {
  const isPlain = plainTest(schema);
  if (isPlain) return sameIf(isPlain);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'date':
      return sameIf((value) => value instanceof Date);
    case 'optional':
      return except(undefined, encoders.of(def.innerType));
    case 'nullable':
      return except(null, encoders.of(def.innerType));
    case 'default':
      return encoders.of(def.innerType);
    case 'array':
      return arrayOf(encoders.of(def.element));
    case 'record':
      if (def.keyType._zod.def.type === 'string') return recordOf(encoders.of(def.valueType));
      break;
    case 'object':
      if (!def.catchall) return objectOf(def.shape, encoders);
      break;
    case 'union':
      return unionOf(def.options, encoders) ?? encoders.interpreted(schema);
    case 'pipe':
      if (def.reverseTransform) return codecOf(def, encoders);
      break;
  }
  return encoders.interpreted(schema);
}

/** Returns the test of a schema whose values are the same inside and on the wire. */
function plainTest(schema: z.core.$ZodType): Test | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return Number.isFinite;
    case 'string':
      return (value) => typeof value === 'string';
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'literal':
      return oneOf(def.values);
    case 'union': {
      const tests = def.options.map(plainTest);
      return tests.every((test) => test !== undefined) ? anyOf(tests) : undefined;
    }
    default:
      return undefined;
  }
}

function oneOf(values: readonly unknown[]): Test {
  const allowed = new Set(values);
  return (value) => allowed.has(value);
}

const anyOf =
  (tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));

const sameIf =
  (holds: Test): Encode =>
  (value) => {
    if (!holds(value)) throw mismatch;
    return value;
  };

const except =
  (empty: null | undefined, encode: Encode): Encode =>
  (value) =>
    value === empty ? value : encode(value);

const arrayOf =
  (encode: Encode): Encode =>
  (value) => {
    if (!Array.isArray(value)) throw mismatch;
    return value.map((one) => encode(one));
  };

/**
 * Makes the wire object by a literal in a function compiled from text. The engine then knows all its fields from the
 * start, so that making it and writing it as JSON are faster than with a loop over their names.
 */
function objectOf(shape: Record<string, z.core.$ZodType>, encoders: Encoders): Encode {
  const names = Object.keys(shape).map((name) => JSON.stringify(name));
  const parts = names.map((_, place) => `encode${place}`);
  const fields = names.map((name, place) => `${name}: ${parts[place]}(value[${name}])`);
  const compile = new Function(...parts, `return (value) => ({ ${fields.join(', ')} })`);
  const encode = compile(...Object.values(shape).map((inner) => encoders.of(inner))) as Encode;
  return (value) => {
    if (typeof value !== 'object' || value === null) throw mismatch;
    return encode(value);
  };
}

const recordOf =
  (encode: Encode): Encode =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw mismatch;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, encode(inner)]));
  };

/** Encodes a plain value or a single kind of object; other unions need zod, which tries one option after another. */
function unionOf(options: readonly z.core.$ZodType[], encoders: Encoders): Encode | undefined {
  const tests = options.map(plainTest).filter((test) => test !== undefined);
  const [other, ...more] = options.filter((option) => !plainTest(option));
  if (!other || more.length > 0 || !/object|record/.test(other._zod.def.type)) return undefined;
  const [isPlain, encode] = [anyOf(tests), encoders.of(other)];
  return (value) => (isPlain(value) ? value : encode(value));
}

/** Encodes both sides of a codec, as zod does. */
function codecOf(
  { in: wire, out: inside, reverseTransform }: z.core.$ZodPipeDef,
  encoders: Encoders,
): Encode {
  const [before, after] = [encoders.of(inside), encoders.of(wire)];
  const turn = reverseTransform as Encode;
  return (value) => after(turn(before(value)));
}
