/** Splits typed or pasted text at line breaks and commas, without duplicates. */
export const typedList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,،;]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
