import type { Fields, Parts, Source } from './types';

/** What a schema does not express: which values belong together, and which status a step requires. */
export type Recipe = (parts: Parts, source: Source) => void;

/** Replaces fields of the random body. */
export const withBody =
  (change: (body: Fields, source: Source) => Fields): Recipe =>
  (parts, source) => {
    const body = parts.body as Fields;
    parts.body = { ...body, ...change(body, source) };
  };

/** In three of four cases, the id of a document in a status that allows the step. */
export const inState =
  (table: string, ...states: string[]): Recipe =>
  ({ params }, { dice, holdings }) => {
    const fitting = dice.oneOf(holdings.inState(table, ...states));
    if (fitting && dice.chance(0.75)) params['id'] = fitting;
  };

export const both =
  (...all: Recipe[]): Recipe =>
  (parts, source) =>
    all.forEach((one) => one(parts, source));
