/**
 * A scanner acts as a keyboard that types a code faster than any person and ends with Enter. This recognises
 * its keys by their pace alone, so that it does not matter which element has the focus.
 */

/** No part number has fewer keys, and a person may hit three keys at once. */
const minimumKeys = 4;
/** Average milliseconds between keys. Scanners need 1 to 30, the fastest typists over 60. */
const maximumGap = 45;
/** Nobody types a long code this fast; cheap scanners and busy machines do. */
const maximumGapOfCodes = 70;
/** A pause that ends a run of keys: longer than a busy machine's lag, shorter than reaching for a scanner. */
const pause = 250;

/** What a key is: the first or next letter of a run, the Enter that ends a scan, or anything else. */
export type Verdict =
  | { is: 'first' }
  | { is: 'next'; fast: boolean }
  | { is: 'scan'; code: string }
  | { is: 'other' };

export interface PressedKey {
  key: string;
  /** Time of the press in milliseconds: the event's timestamp, which a busy page does not delay. */
  at: number;
  /** Held down, part of a composition, or with Ctrl, Alt or Meta: scanners never send these. */
  odd: boolean;
}

const other: Verdict = { is: 'other' };

export function createScanRecogniser(): (pressed: PressedKey) => Verdict {
  let typed = '';
  let count = 0;
  let first = 0;
  let last = 0;
  const forget = () => {
    typed = '';
    count = 0;
  };

  return ({ key, at, odd }) => {
    // Scanners press Shift between letters as people do.
    if (key === 'Shift') return other;
    const letter = letterOf(key);
    if (odd || at - last > pause || (letter === undefined && key !== 'Enter')) forget();
    if (odd) return other;

    if (key === 'Enter') {
      const code = typed.trim();
      const gap = isLongCode(code) ? maximumGapOfCodes : maximumGap;
      const isScan = count >= minimumKeys && (at - first) / count <= gap;
      forget();
      return isScan && code !== '' ? { is: 'scan', code } : other;
    }
    if (letter === undefined) return other;
    const gap = at - last;
    typed += letter;
    count += 1;
    last = at;
    if (count > 1) return { is: 'next', fast: gap <= maximumGap };
    first = at;
    return { is: 'first' };
  };
}

/** Whether a text is as long as a barcode, and at least half of it digits, as no word is. */
const isLongCode = (text: string): boolean =>
  text.length >= 8 && text.replaceAll(/\D/g, '').length * 2 >= text.length;

/** One key of the Arabic layout types two letters; stored as their ligature they still count as one key. */
const ligatures: Readonly<Record<string, string>> = { لا: 'ﻻ', لأ: 'ﻷ', لإ: 'ﻹ', لآ: 'ﻵ' };

/** The letter that a key types; undefined for keys that type none. */
const letterOf = (key: string): string | undefined => ([...key].length === 1 ? key : ligatures[key]);
