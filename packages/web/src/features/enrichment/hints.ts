/** Hints as they are typed: a JSON object, or nothing. Throws with words that say what is wrong. */
export function parseHints(typed: string): Record<string, unknown> {
  if (!typed.trim()) return {};
  let hints: unknown;
  try {
    hints = JSON.parse(typed);
  } catch (error) {
    throw new Error(`التلميحات ليست JSON صحيحاً: ${(error as Error).message}`, { cause: error });
  }
  if (typeof hints !== 'object' || hints === null || Array.isArray(hints))
    throw new Error('التلميحات يجب أن تكون كائن JSON، مثل {"make": "Toyota"}');
  return hints as Record<string, unknown>;
}
