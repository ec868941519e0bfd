import type { PartSearch } from '@turoos/contract';
import { dice } from '../../src/samples/numbers';
import type { Listed } from './reference';

const easternDigits = '٠١٢٣٤٥٦٧٨٩';
const latinLetters = 'abcdefghijklmnopqrstuvwxyz';
const keysOfLetters = [...'شﻻؤيثبلاهتنمةىخحضقسفعرصءغئ'];

/** Returns hundreds of searches as people type and scan them, the same in every run. */
export function drawSearches(catalogue: readonly Listed[]): PartSearch[] {
  const roll = dice(20);
  const pick = <T>(among: readonly T[]): T => among[roll(among.length)] as T;
  const replaced = catalogue.filter(({ replacedById }) => replacedById !== null);
  const inactive = catalogue.filter(({ isActive }) => !isActive);
  const part = () => pick(catalogue);
  const words = (one: Listed) => one.searchText.trim().split(' ');
  const wordsOf = (one: Listed, count: number) =>
    Array.from({ length: count }, () => pick(words(one))).join(' ');
  const growing = (text: string) => Array.from(text, (_, place) => text.slice(0, place + 1));
  const cut = (text: string) => text.slice(0, 2 + roll(text.length));
  const dashed = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
  const number = (one: Listed) => pick([one.partCode, one.barcodeCode, ...one.numberCodes]);
  const vehicle = (one: Listed) => one.fitments[0] ?? { make: 'Toyota', model: 'Corolla', yearFrom: 2010 };

  const kinds: (() => string[])[] = [
    () => growing(part().name),
    () => growing(part().partNumber),
    () => [wordsOf(part(), 2), wordsOf(part(), 2)],
    () => [wordsOf(part(), 3), wordsOf(part(), 3)],
    () => [`${pick(words(part()))} ${pick(words(part()))}`],
    () => [part().partNumber, part().partCode, part().partNumber.replaceAll('-', ' ')],
    () => [cut(part().partNumber), cut(part().partCode), cut(part().barcodeCode)],
    () => [part().partNumber.replace(/\d/g, (digit) => easternDigits[Number(digit)] ?? digit)],
    () => [part().barcodeCode, dashed(part().barcodeCode)],
    () => part().numberCodes.flatMap((code) => [code, dashed(code), cut(code)]),
    () => [number(pick(replaced)), cut(number(pick(replaced))), number(pick(inactive)), pick(inactive).name],
    () => growing(part().brand.toLowerCase()),
    () =>
      [part()]
        .map(vehicle)
        .flatMap(({ make, model, yearFrom }) => [
          `${model} ${yearFrom}`,
          `${make} ${model}`,
          `${pick(words(part()))} ${model} ${(yearFrom ?? 2000) + roll(9)}`,
        ]),
    () => [part().name.replace(/ه\b|ة/g, 'ه').replace(/[أإآ]/g, 'ا'), part().name.replaceAll('ا', 'أ')],
    () => [part().name.replaceAll('ي', 'ى').split(' ').slice(0, 2).join(' ')],
    () => [...part().name.split(' ').slice(0, 2).join(' ')].map((letter) => `${letter}ـ`),
    () => [typedInArabic(part().partCode), typedInArabic(cut(part().partCode))],
    () => ['سسسصصص', 'zzzz 99', '...', '%', '_', '-', `${part().name} سسس`, '0', '20', '(فلتر)', 'فلتر -'],
    () => [
      part()
        .name.split(' ')
        .map((word) => word.slice(0, 2))
        .join(' '),
    ],
  ];
  const filters: (() => Partial<PartSearch>)[] = [
    () => ({ warehouse: pick(part().warehouseIds) }),
    () => ({ categoryId: pick(part().categoryIds) }),
    () => ({ category: pick(part().categoryText.split(' ')) }),
    () => ({ make: vehicle(part()).make, year: 2005 + roll(15) }),
    () => ({
      make: vehicle(part()).make,
      model: vehicle(part()).model,
      warehouse: pick(part().warehouseIds),
    }),
  ];
  const searches: PartSearch[] = [];
  while (searches.length < 400)
    for (const typed of kinds.flatMap((kind) => kind()))
      if (typed.trim())
        searches.push({
          q: typed.trim(),
          limit: pick([20, 20, 12, 8, 50]),
          ...(roll(4) === 0 && pick(filters)()),
        });
  return searches;
}

/** Returns what a scanner writes for a code when the keyboard layout is Arabic. */
const typedInArabic = (code: string): string =>
  Array.from(code, (letter) => keysOfLetters[latinLetters.indexOf(letter)] ?? letter).join('');
