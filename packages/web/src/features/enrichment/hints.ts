const wrongForm = 'صيغة التلميحات غير صحيحة، اكتبها مثل {"make": "Toyota"}';

/** Hints as they are typed: a JSON object, or nothing. Throws with words that say what is wrong. */
export function parseHints(typed: string): Record<string, unknown> {
  if (!typed.trim()) return {};
  let hints: unknown;
  try {
    hints = JSON.parse(typed);
  } catch (error) {
    throw new Error(wrongForm, { cause: error });
  }
  if (typeof hints !== 'object' || hints === null || Array.isArray(hints)) throw new Error(wrongForm);
  return hints as Record<string, unknown>;
}
