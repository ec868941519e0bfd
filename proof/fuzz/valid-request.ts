import { tillHeader, type Endpoint } from '@turoos/contract';
import { toJsonSchema } from '../server';
import { fileFor } from './files';
import { recipes } from './recipes';
import { validValue } from './valid-value';
import type { Fields, Means, Parts, Schema, Target } from './types';

type Declared = NonNullable<Endpoint['body']>;

const schemas = new WeakMap<Declared, Schema>();
function schemaOf(schema: Declared): Schema {
  const known = schemas.get(schema) ?? (toJsonSchema(schema) as Schema);
  schemas.set(schema, known);
  return known;
}

/** A request that passes the endpoint's validation. */
export function validRequest({ name, domain, endpoint }: Target, means: Means): Parts {
  const source = { ...means, domain };
  const value = (schema: Declared | undefined) => (schema ? validValue(schemaOf(schema), '', source) : {});
  const parts: Parts = {
    params: value(endpoint.params) as Fields,
    query: value(endpoint.query) as Fields,
    body: endpoint.body && value(endpoint.body),
    file: endpoint.upload && fileFor(name, source.dice),
    headers: endpoint.fromTill ? { [tillHeader]: means.holdings.till } : {},
  };
  recipes[name]?.(parts, source);
  return parts;
}
