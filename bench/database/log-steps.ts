import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { superuserAddress } from './addresses';
import { readSteps, type LoggedStep } from './logged-steps';

/** Returns the steps that PostgreSQL took for the shop's statements during some work. */
export type LogSteps = (work: () => Promise<unknown>) => Promise<LoggedStep[]>;

/** Runs a measurement while the connections opened to the database by it log every step of their statements. */
export async function withStepsLogged<T>(
  url: string,
  measure: (logSteps: LogSteps) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: superuserAddress(url) });
  await client.connect();
  const database = new URL(url).pathname.slice(1);
  const logSteps: LogSteps = async (work) => {
    const began = await mark(client);
    await work();
    const log = await readLog(client, began, await mark(client));
    return readSteps(log).filter(({ text }) => !ofJobs.test(text));
  };
  try {
    await client.query('set log_min_duration_statement = 0');
    await client.query(`alter database ${database} set log_min_duration_statement = 0`);
    await client.query(`alter database ${database} set log_parameter_max_length = 0`);
    return await measure(logSteps);
  } finally {
    await client.query(`alter database ${database} reset all`);
    await client.end();
  }
}

/** The job queue polls whether or not anything is asked. */
const ofJobs = /pgboss/;

/** Writes a unique line into PostgreSQL's log, which separates the steps of two measurements. */
async function mark(client: Client): Promise<string> {
  const text = `turoos-bench ${crypto.randomUUID()}`;
  await client.query(`select '${text}'`);
  return text;
}

/** Reads the log between two marks. The second may still be on its way through the log's own process. */
async function readLog(client: Client, from: string, to: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await client.query<{ log: Buffer | null }>(
      `select string_agg(pg_read_binary_file(current_setting('log_directory') || '/' || name), '' order by name) as log
       from pg_ls_logdir() where modification > now() - interval '10 minutes'`,
    );
    const log = rows[0]?.log?.toString() ?? '';
    const end = log.indexOf(`select '${to}'`);
    if (end >= 0) return log.slice(log.indexOf('\n', log.indexOf(`select '${from}'`)) + 1, end);
    await wait(50);
  }
  throw new Error('The database wrote no log of its statements.');
}
