import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements a piece of work sends to the database, as they are, to be sent again without the work around them. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [text, values] = given as [string, unknown[] | undefined];
    if (typeof text === 'string') recorded.push({ text, values: values ?? [] });
    return query.apply(this, given);
  } as typeof Client.prototype.query;
  try {
    await work();
    return recorded;
  } finally {
    Client.prototype.query = query as typeof Client.prototype.query;
  }
}
