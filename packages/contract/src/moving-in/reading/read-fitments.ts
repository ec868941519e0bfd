import { knownMake, knownModel } from '../../catalogue/vehicle-lookup';
import { fold, latinDigits } from '../../kernel/fold';
import type { BroughtFitment } from '../brought-rows';
import { readYears } from './read-years';

export interface ReadFitments {
  fitments: BroughtFitment[];
  /** The parts of the text in which no vehicle was found. */
  unread: string[];
  /** Words beside vehicles that were found, such as «غمارتين». */
  rest: string[];
}

export interface FitmentOptions {
  /** The make of a model that is not known. */
  make?: string | null | undefined;
  /** The newest year a vehicle may have; it tells 2005 from 1905. */
  lastYear: number;
}

/** Separates vehicles. A slash or a plus between or after digits belongs to years. */
const between = /[،,;؛\n|]+|(?<!\d\s?)\/|\/(?!\s?['’]?\d)|(?<!\d\s?)\+|\+(?=\s*[a-zء-ي])/i;
const noise = new Set([
  'موديل',
  'موديلات',
  'سنه',
  'سياره',
  'سيارات',
  'لسياره',
  'ل',
  'من',
  'الي',
  'model',
  'year',
  'years',
  'for',
  'fits',
  'محرك',
  'مكينه',
  'engine',
  'لتر',
  'l',
  'ltr',
  'و',
  'and',
  'م',
]);
const size = /(?<![\d.])\d\.\d(?:\s*(?:l|ltr|لتر))?(?![\d.a-z])|(?<!\d)\d{3,4}\s*(?:cc|سي سي|سيسي)/;
/** Codes that begin with a digit: without a model they are engines too, whereas «CS75» is a model then. */
const digitCode = /(?<![0-9a-z-])\d{1,2}[a-z]{1,3}\d?(?:-[a-z]{1,4})?(?![0-9a-z-])/;
const engineCode =
  /(?<![0-9a-z-])(?:\d{1,2}[a-z]{1,3}\d?(?:-[a-z]{1,4})?|[a-z]\d[a-z]{2}|\d[a-z]\d{2}|[a-z]{2}\d{2}[a-z]{0,4}|v(?:6|8|10|12))(?![0-9a-z-])|\d\s*سلندر/;
const mostWords = 3;
const mostFitments = 100;

/** Reads what vehicles a part fits as people write it: «كامري 2007-2011، Hilux 05-15 2.7». */
export function readFitments(text: string, options: FitmentOptions): ReadFitments {
  const fitments: BroughtFitment[] = [];
  const unread: string[] = [];
  const rest: string[] = [];
  let last: Pick<BroughtFitment, 'make' | 'model'> | undefined;
  for (const written of pieces(text)) {
    const found = readOne(written, last, options);
    if (found.fitment && fitments.length < mostFitments) {
      fitments.push(found.fitment);
      last = found.fitment;
    }
    if (!found.fitment) unread.push(written);
    else if (found.rest !== '') rest.push(found.rest);
  }
  return { fitments: distinct(fitments), unread, rest: [...new Set(rest)] };
}

const pieces = (text: string): string[] =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[–—‐‑‒−ـ]/g, '-')
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => /[0-9a-zء-ي]/i.test(piece));

function readOne(
  written: string,
  last: Pick<BroughtFitment, 'make' | 'model'> | undefined,
  { make: usualMake, lastYear }: FitmentOptions,
): { fitment: BroughtFitment | undefined; rest: string } {
  const named = takeNames(fold(written.replace(/[()[\]]/g, ' ')));
  const { from, to, monthFrom, monthTo, rest: withEngine } = readYears(named.rest, lastYear);
  const engine: string[] = [];
  const take = (part: string) => {
    engine.push(part.trim());
    return ' ';
  };
  const rest = withEngine.replace(size, take).replace(named.model ? engineCode : digitCode, take);
  const words = rest.split(/[\s.:'"-]+/).filter((word) => word !== '' && !noise.has(word));
  const vehicle = vehicleOf(named, words, last, usualMake, from !== null || to !== null);
  return {
    fitment: vehicle && {
      make: vehicle.make,
      model: vehicle.usesWords ? asWritten(vehicle.model, written) : vehicle.model,
      yearFrom: from,
      yearTo: to,
      monthFrom,
      monthTo,
      engine: engine.map((one) => one.toUpperCase().replace(/\s*(?:LTR|لتر|L)$/, '')).join(' '),
    },
    rest: vehicle?.usesWords ? '' : asWritten(words.join(' '), written),
  };
}

/** Returns folded words as they were written, with their capitals. */
const asWritten = (folded: string, written: string): string => {
  const words = new Map(written.split(/[\s.:'"()[\]-]+/).map((word) => [fold(word), word]));
  return folded
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ');
};

interface Named {
  make?: string;
  model?: { make: string; model: string };
  rest: string;
}

/** Takes the known make and model out of a text, trying the longest names first. */
function takeNames(text: string): Named {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const named: Named = { rest: '' };
  const take = <T>(known: (name: string) => T | undefined): T | undefined => {
    for (let length = mostWords; length > 0; length--)
      for (let start = 0; start + length <= words.length; start++) {
        const found = known(words.slice(start, start + length).join(' '));
        if (found === undefined) continue;
        words.splice(start, length);
        return found;
      }
    return undefined;
  };
  const model = take(knownModel);
  if (model) named.model = model;
  const make = take(knownMake);
  if (make) named.make = make;
  named.rest = words.join(' ');
  return named;
}

function vehicleOf(
  { make, model }: Named,
  words: readonly string[],
  last: Pick<BroughtFitment, 'make' | 'model'> | undefined,
  usualMake: string | null | undefined,
  hasYears: boolean,
): { make: string; model: string; usesWords?: boolean } | undefined {
  if (model) return { make: make ?? model.make, model: model.model };
  // a model that no table knows, after its make: «شانجان CS75»
  if (make && words.length > 0 && words.length <= mostWords)
    return { make, model: words.join(' '), usesWords: true };
  if (make) return { make, model: '' };
  if (words.length === 0) return hasYears ? last : undefined;
  const guessed = usualMake ? (knownMake(usualMake) ?? usualMake) : undefined;
  return guessed && words.length <= 2
    ? { make: guessed, model: words.join(' '), usesWords: true }
    : undefined;
}

function distinct(fitments: readonly BroughtFitment[]): BroughtFitment[] {
  const seen = new Set<string>();
  return fitments.filter((fitment) => {
    const key = JSON.stringify(fitment);
    return !seen.has(key) && seen.add(key);
  });
}
