import { createInterface } from 'node:readline/promises';

/** Asks on the terminal; Ctrl+C and the end of the input are a no. */
export async function askYes(question: string): Promise<boolean> {
  const leaving = new AbortController();
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  for (const event of ['SIGINT', 'close']) asking.once(event, () => leaving.abort());
  const answer = await asking.question(question, { signal: leaving.signal }).catch(() => '');
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}
