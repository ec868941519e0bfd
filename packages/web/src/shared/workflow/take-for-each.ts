import { failureText, isExplained } from '@/lib/http/api-error';

export interface Outcome<Document> {
  document: Document;
  /** Why the step was not taken; undefined when it was. */
  failure: string | undefined;
}

export const notTried = 'لم يُجرَّب، لأن الاتصال بالخادم انقطع قبله';

/**
 * Takes a step for one document after another and tells how each ended. A document that the server refuses does not stop
 * the others; a failure without an explanation does, because the next ones would only wait for the same.
 */
export async function takeForEach<Document>(
  documents: readonly Document[],
  take: (document: Document) => Promise<unknown>,
  report: (done: number) => void,
): Promise<Outcome<Document>[]> {
  const outcomes: Outcome<Document>[] = [];
  for (const document of documents) {
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one transaction at a time, in the order shown
      await take(document);
      outcomes.push({ document, failure: undefined });
    } catch (error) {
      outcomes.push({ document, failure: failureText(error) });
      if (!isExplained(error)) break;
    }
    report(outcomes.length);
  }
  const left = documents.slice(outcomes.length);
  return [...outcomes, ...left.map((document) => ({ document, failure: notTried }))];
}
