import { AppError } from '@turoos/contract';
import type { Db } from '../../../db/connect';
import type { Config } from '../../../system/config';
import { askService, type Question } from './ask-service';
import { recall, remember, spend } from './remember';

/** Asks the outside service once for each question; throws an AppError that says in words why there is no answer. */
export interface Outside {
  ask<T>(question: Question<T>): Promise<T>;
}

/** The service that is configured, if one is. Answers are remembered and questions counted in the database. */
export function outsideOf(db: Db, { ai }: Pick<Config, 'ai'>): Outside | undefined {
  if (!ai) return undefined;
  return {
    async ask(question) {
      const key = { model: ai.model, about: question.about };
      const known = question.answer.safeParse(await recall(db, key));
      if (known.success) return known.data;
      const count = await spend(db, ai.dailyLimit);
      const { answer, tokens } = await askService(ai, question);
      await count(tokens);
      await remember(db, key, answer);
      return answer;
    },
  };
}

/** What the service adds to what is known; when it fails, what is known is told with the reason, or the reason alone. */
export async function addFromOutside<Known extends { warning: string | null }>(
  known: Known,
  isEmpty: boolean,
  ask: () => Promise<Known>,
): Promise<Known> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError) || isEmpty) throw error;
    return { ...known, warning: error.message };
  }
}
