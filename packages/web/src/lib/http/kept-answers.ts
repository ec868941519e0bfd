interface KeptAnswer {
  tag: string;
  answer: unknown;
}
type Answers = Map<string, KeptAnswer>;

const most = 50;
let answers: Answers = new Map();

/**
 * The last answers by address, with the tags by which the server recognises that they are still true. They are in
 * memory only: nothing of a shop's data may stay on the disk of a shared till.
 */
export const keptAnswers = (): Answers => answers;

/** Forgets all answers; one that is still on its way is kept in the old map, which nobody reads any more. */
export const forgetAnswers = (): void => void (answers = new Map());

export function keepAnswer(kept: Answers, address: string, tag: string | null, answer: unknown): void {
  kept.delete(address);
  if (!tag) return;
  kept.set(address, { tag, answer });
  if (kept.size > most) kept.delete(kept.keys().next().value as string);
}
