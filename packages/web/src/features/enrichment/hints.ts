const wrongForm = 'صيغة التلميحات غير صحيحة، اكتبها مثل {"make": "Toyota"}';

/** Parses typed hints: a JSON object, or nothing. Throws with a message for the user. */
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
