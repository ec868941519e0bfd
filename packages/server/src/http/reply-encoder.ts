import { z } from 'zod';

type Encode = (value: unknown) => unknown;

/** Thrown when a value does not match the schema; zod then produces the detailed error. */
const mismatch = new Error('not as declared');

/**
 * Does what z.encode does, but compiles the schema once instead of interpreting it per request: converts
 * inner values to wire values and drops undeclared fields. Types are still checked; ranges and patterns,
 * which apply to input, are not.
 */
export function replyEncoder(schema: z.ZodType): Encode {
  const encode = encoderOf(schema);
  return (answer) => {
    try {
      return encode(answer);
    } catch (error) {
      if (error !== mismatch) throw error;
      return z.encode(schema, answer);
    }
  };
}

/** Finished encoders, and those being built: a schema may contain itself, as a tree does. */
const made = new WeakMap<z.core.$ZodType, Encode>();

function encoderOf(schema: z.core.$ZodType): Encode {
  const known = made.get(schema);
  if (known) return known;
  made.set(schema, (value) => made.get(schema)?.(value));
  const encode = makeEncoder(schema);
  made.set(schema, encode);
  return encode;
}

function makeEncoder(schema: z.core.$ZodType): Encode {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return sameIf(Number.isFinite);
    case 'string':
    case 'boolean':
      return sameIf((value) => typeof value === def.type);
    case 'date':
      return sameIf((value) => value instanceof Date);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'literal':
      return oneOf(def.values);
    case 'optional':
      return except(undefined, encoderOf(def.innerType));
    case 'nullable':
      return except(null, encoderOf(def.innerType));
    case 'default':
      return encoderOf(def.innerType);
    case 'array':
      return arrayOf(encoderOf(def.element));
    case 'object':
      if (!def.catchall) return objectOf(def.shape);
      break;
    case 'pipe':
      if (def.reverseTransform) return codecOf(def);
      break;
  }
  return (value) => z.encode(schema, value as never);
}

const sameIf =
  (holds: (value: unknown) => boolean): Encode =>
  (value) => {
    if (!holds(value)) throw mismatch;
    return value;
  };

function oneOf(values: readonly unknown[]): Encode {
  const allowed = new Set(values);
  return sameIf((value) => allowed.has(value));
}

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

function objectOf(shape: Record<string, z.core.$ZodType>): Encode {
  const fields = Object.entries(shape).map(([name, field]) => [name, encoderOf(field)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) throw mismatch;
    const encoded: Record<string, unknown> = {};
    for (const [name, encode] of fields) {
      const inner = encode((value as Record<string, unknown>)[name]);
      if (inner !== undefined) encoded[name] = inner;
    }
    return encoded;
  };
}

/** Encodes both sides of a codec, as zod does. */
function codecOf({ in: wire, out: inside, reverseTransform }: z.core.$ZodPipeDef): Encode {
  const [before, after] = [encoderOf(inside), encoderOf(wire)];
  const turn = reverseTransform as Encode;
  return (value) => after(turn(before(value)));
}
