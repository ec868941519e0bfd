import type { Endpoint } from '@turoos/contract';
import type { Dice } from './dice';
import type { Holdings } from './holdings';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** What requests are made from. */
export interface Means {
  dice: Dice;
  holdings: Holdings;
}

/** Where values come from; a field name can mean different tables in different APIs. */
export interface Source extends Means {
  domain: string;
}

export interface Upload {
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

export type Fields = Record<string, unknown>;

/** A request before encoding: path parameters, query, body and the headers that its endpoint asks for. */
export interface Parts {
  params: Fields;
  query: Fields;
  body: unknown;
  file: Upload | undefined;
  headers: Record<string, string>;
}

export interface Target {
  /** 'sales.create' */
  name: string;
  domain: string;
  endpoint: Endpoint;
}

/** A request as it is sent. */
export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}
