import { Client } from 'pg';
import type { Promises } from './client';

/** Queries that find the marks of requests in the books. */
const traces = [
  'select notes as mark from sales',
  'select note as mark from customer_transactions where note is not null',
  'select notes as mark from purchases',
  'select notes as mark from stock_adjustments',
  'select notes as mark from customers',
];

export interface Verdict {
  lost: string[];
  doubled: string[];
  /** Carried out without a response: allowed once. */
  silent: number;
}

export async function compare(databaseUrl: string, { kept, open }: Promises): Promise<Verdict> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const counts = new Map<string, number>();
  try {
    for (const trace of traces) {
      const { rows } = await client.query<{ mark: string }>(trace);
      for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
  } finally {
    await client.end();
  }
  const marks = [...kept.keys(), ...open];
  return {
    lost: [...kept].filter(([mark]) => !counts.has(mark)).map(([mark, kind]) => `${kind} ${mark}`),
    doubled: marks.filter((mark) => (counts.get(mark) ?? 0) > 1),
    silent: [...open].filter((mark) => counts.get(mark) === 1).length,
  };
}
