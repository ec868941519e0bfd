/** A text with its direction: codes, amounts and phone numbers read from left to right. */
export interface RollText {
  text: string;
  ltr?: boolean;
}

/** The content of a receipt from top to bottom, without measures, so that it fits every width of paper. */
export type RollBlock =
  | { kind: 'logo' }
  | ({ kind: 'heading'; large?: boolean } & RollText)
  | ({ kind: 'text'; centred?: boolean; small?: boolean; strong?: boolean; boxed?: boolean } & RollText)
  /** A name at the right and its values at the left, below the name where they do not fit beside it. */
  | { kind: 'pair'; name: RollText; values: readonly RollText[]; strong?: boolean; small?: boolean }
  | { kind: 'rule' }
  | { kind: 'space' }
  /** The code as bars where the paper is wide enough for a scanner, else as a square. */
  | { kind: 'code'; code: string }
  | { kind: 'square'; code: string }
  | { kind: 'signs'; names: readonly string[] };

/** Whether a value has no Arabic letters, and so reads from left to right. */
const isLatin = (text: string) => !/[\u0600-\u06ff]/.test(text);

export const rollText = (text: string): RollText => ({ text, ltr: isLatin(text) });
