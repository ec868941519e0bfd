import bidiFactory from 'bidi-js';
import type { Script } from './fonts';

const bidi = bidiFactory();

/** Letters that stand side by side in one font and one direction, at most a word with the space behind it. */
export interface Piece {
  text: string;
  script: Script;
  /** How deep it is embedded: even reads from left to right, odd from right to left. */
  level: number;
}

const isArabic = /[\u0600-\u06ff]/u;
const isDirection = /[\u2066-\u2069]/u;
/** Fonts turn Arabic words around by themselves, but not the signs between them: those are drawn one by one. */
const joins = /[\p{Script=Arabic}\p{Mn}\u0640]/u;

/** A line of an Arabic text, in the order in which it is read. */
export function piecesOf(line: string): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'rtl');
  const pieces: Piece[] = [];
  let last: Piece | undefined;
  for (let index = 0; index < line.length; index++) {
    const sign = line.charAt(index);
    if (isDirection.test(sign)) continue;
    // keeps the letters beside it apart and has no glyph of its own
    if (sign === '\u200c') {
      last = undefined;
      continue;
    }
    const level = levels[index] ?? 1;
    const script = sign === ' ' ? (last?.script ?? 'arabic') : isArabic.test(sign) ? 'arabic' : 'latin';
    const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(sign)) || sign;
    const fits = last && last.level === level && last.script === script && !last.text.endsWith(' ');
    const joined = level % 2 === 0 || (joins.test(last?.text ?? '') && (sign === ' ' || joins.test(sign)));
    if (!last || !fits || !joined) pieces.push((last = { text: drawn, script, level }));
    else last.text += drawn;
  }
  return pieces;
}

/** The pieces from left to right: from the deepest level up, what lies at least that deep is turned around. */
export function visualOrder(pieces: readonly Piece[]): number[] {
  const order = pieces.map((_, index) => index);
  const levelAt = (place: number) => pieces[order[place] ?? -1]?.level ?? 0;
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && levelAt(end) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  return order;
}
