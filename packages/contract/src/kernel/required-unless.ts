type Condition = Record<'if' | 'then', object> & { else?: object };

const anyOf = (all: readonly object[]): object => (all.length > 1 ? { anyOf: all } : { ...all[0] });

/**
 * Says for the document of the API, as JSON Schema, that fields are required unless one of the others is sent. The check
 * itself is a refinement of the schema. `also` is a further condition.
 */
export const requiredUnless = (
  fields: readonly string[],
  others: readonly string[],
  also?: Condition,
): Condition => ({
  if: { not: anyOf(others.map((other) => ({ required: [other] }))) },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: fields, ...also },
  ...(also && { else: also }),
});
