import { createHash } from 'node:crypto';
import { adenDay, AppError, enrichmentTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** What a service says of a part hardly changes, and the service itself gets better. */
const keptFor = '60 days';

const hashOf = (key: unknown): string => createHash('sha256').update(JSON.stringify(key)).digest('hex');

/** What was answered to this question before, if that is not too long ago. */
export async function recall(db: Db, key: unknown): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from enrichment_answers
    where question = ${hashOf(key)} and created_at > now() - ${keptFor}::interval`.execute(db);
  return rows[0]?.answer;
}

export async function remember(db: Db, key: unknown, answer: unknown): Promise<void> {
  await sql`
    insert into enrichment_answers (question, answer) values (${hashOf(key)}, ${JSON.stringify(answer)}::jsonb)
    on conflict (question) do update set answer = excluded.answer, created_at = now()`.execute(db);
  await sql`delete from enrichment_answers where created_at < now() - ${keptFor}::interval`.execute(db);
}

/** Takes one question off the day's allowance, for all servers of the shop; refused when it is used up. */
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
