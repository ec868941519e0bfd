import type { Client, ClientConfig } from 'pg';

/** What a need is tried with. */
export interface Ground {
  url: string;
  /** A schema of the check's own, which is dropped afterwards. */
  schema: string;
  /** Opens a connection that is closed after the trial. */
  open(config?: ClientConfig & { pipeline?: boolean }): Promise<Client>;
}

/** Something that works worse than Turoos hopes for, or is missing without stopping it. */
export class Weakness {
  constructor(readonly says: string) {}
}

export const weak = (says: string): Weakness => new Weakness(says);

/** One thing that Turoos asks of its database. */
export interface Need {
  name: string;
  /** What Turoos does with it. */
  why: string;
  /** Tries it and returns what was found; what it throws says that it is missing. */
  attempt(ground: Ground): Promise<string | Weakness>;
}

/** Ends a trial that found something other than it must. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Returns the first row of an answer. */
export async function rowOf<Row extends object>(
  client: Client,
  text: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  expectThat(row !== undefined, 'a row is missing from an answer');
  return row;
}
