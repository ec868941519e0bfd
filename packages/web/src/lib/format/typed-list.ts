/** What was typed or pasted one a line or between commas, each once. */
export const typedList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,،;]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
