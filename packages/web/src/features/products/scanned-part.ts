import { foldCode, type Part } from '@turoos/contract';

/** The one part that a scanned or typed number belongs to; undefined when none or several have it. */
export function partWithNumber(parts: readonly Part[], text: string): Part | undefined {
  const wanted = foldCode(text);
  if (wanted === '') return undefined;
  const [found, ...others] = parts.filter((part) =>
    numbersOf(part).some((number) => foldCode(number) === wanted),
  );
  return others.length === 0 ? found : undefined;
}

const numbersOf = (part: Part) => [
  part.barcode,
  part.partNumber,
  part.code,
  part.supplierPartNumber,
  ...part.oemNumbers,
  ...part.alternativeNumbers,
];
