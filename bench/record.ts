import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Records the statements that some work sends to the database. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [sent, values] = given as [string | Partial<Statement>, unknown[] | undefined];
    const { text, values: own } = typeof sent === 'string' ? { text: sent, values } : sent;
    if (text) recorded.push({ text, values: own ?? values ?? [] });
    return query.apply(this, given);
  } as typeof Client.prototype.query;
  try {
    await work();
    return recorded;
  } finally {
    Client.prototype.query = query as typeof Client.prototype.query;
  }
}
