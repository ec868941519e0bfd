import { AppError } from '@turoos/contract';
import type { Db } from '../../../db/connect';
import type { Config } from '../../../system/config';
import { askService, type Question } from './ask-service';
import { recall, remember, spend } from './remember';

/** The outside service with a cache of answers; throws an AppError when there is no answer. */
export interface Outside {
  ask<T>(question: Question<T>): Promise<T>;
}

/** Returns the configured service, if any. Answers are cached and questions counted in the database. */
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

/**
 * Returns the known result with the service's additions. When the service fails, returns the known result
 * with a warning, or throws when nothing is known.
 */
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
