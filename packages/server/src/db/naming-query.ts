import { Query, type QueryResult, type Submittable } from 'pg';
import { nameFields, type RowDescription } from './column-names';

export interface Statement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

/** Makes a row of the values as PostgreSQL writes them. */
export type ReadRow = (values: readonly (string | null)[]) => object;
type Parse = (text: string) => unknown;

/** The driver's connection and query, of which the type definitions know only a part. */
type Line = object & { describe(portal: unknown): void };
interface DriverQuery extends Submittable {
  name?: string;
  _accumulateRows: boolean;
  _result: { parseRow: ReadRow; _parsers: readonly Parse[] };
  handleRowDescription(description: RowDescription): void;
  prepare(connection: Line): void;
}
const DriverQuery = Query as unknown as new (
  statement: Statement,
  reply: (error: Error | undefined, result: QueryResult) => void,
) => DriverQuery;

/**
 * A query whose rows have the names of the code. The rows of a prepared statement are described only with its first
 * use on a connection: PostgreSQL refuses to run it as soon as its result would have other columns.
 */
export class NamingQuery extends DriverQuery {
  constructor(
    statement: Statement,
    private readonly readers: Map<string, ReadRow>,
    reply: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super(statement, reply);
  }

  override prepare(connection: Line): void {
    const read = this.name && this.readers.get(this.name);
    if (!read) return super.prepare(connection);
    this['_result'].parseRow = read;
    this['_accumulateRows'] = true;
    super.prepare(Object.assign(Object.create(connection), { describe: () => undefined }) as Line);
  }

  override handleRowDescription(description: RowDescription): void {
    super.handleRowDescription(nameFields(description));
    if (this.name) this.readers.set(this.name, rowReader(description, this['_result']['_parsers']));
  }
}

/** Readers by their columns. Connections share them, so that each takes memory, and is optimised, once. */
const made = new Map<string, ReadRow>();
const mostMade = 1000;

/** Makes rows by a literal in a function compiled from text, which is faster than a loop over their fields. */
function rowReader({ fields }: RowDescription, parsers: readonly Parse[]): ReadRow {
  const columns = fields.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join();
  const known = made.get(columns);
  if (known) return known;
  const values = fields.map(
    ({ name }, place) =>
      `${JSON.stringify(name)}: values[${place}] === null ? null : parsers[${place}](values[${place}])`,
  );
  const read = new Function('parsers', `return (values) => ({ ${values.join(', ')} })`)(parsers) as ReadRow;
  if (made.size >= mostMade) made.clear();
  made.set(columns, read);
  return read;
}
