import { createHash } from 'node:crypto';
import { adenDay, AppError, enrichmentTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** How long answers are cached: facts about a part hardly change, but the service improves over time. */
const cachePeriod = '60 days';

const hashOf = (key: unknown): string => createHash('sha256').update(JSON.stringify(key)).digest('hex');

/** Returns the cached answer to a question, or undefined when it is missing or expired. */
export async function recall(db: Db, key: unknown): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from enrichment_answers
    where question = ${hashOf(key)} and created_at > now() - ${cachePeriod}::interval`.execute(db);
  return rows[0]?.answer;
}

export async function remember(db: Db, key: unknown, answer: unknown): Promise<void> {
  await sql`
    insert into enrichment_answers (question, answer) values (${hashOf(key)}, ${JSON.stringify(answer)}::jsonb)
    on conflict (question) do update set answer = excluded.answer, created_at = now()`.execute(db);
  await sql`delete from enrichment_answers where created_at < now() - ${cachePeriod}::interval`.execute(db);
}

/**
 * Takes one question off the daily limit, shared by all servers of the shop; throws when the limit is
 * reached. Returns a function that records the tokens used.
 */
export async function spend(db: Db, dailyLimit: number): Promise<(tokens: number) => Promise<void>> {
  const day = adenDay();
  const { rows } = await sql`
    insert into enrichment_usage as u (day, questions) select ${day}::date, 1 where ${dailyLimit}::int > 0
    on conflict (day) do update set questions = u.questions + 1 where u.questions < ${dailyLimit}
    returning questions`.execute(db);
  if (rows.length === 0) throw new AppError('TOO_MANY_REQUESTS', enrichmentTexts.spent);
  return async (tokens) => {
    await sql`update enrichment_usage set tokens = tokens + ${tokens} where day = ${day}::date`.execute(db);
  };
}
