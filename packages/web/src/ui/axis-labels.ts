const perLetter = 7;
const gap = 14;

/** Estimates the width of an axis label in pixels. */
export const labelWidth = (text: string): number => perLetter * text.length;

/** Returns how many points share one label, so that no two labels touch. */
export function labelEvery(labels: readonly string[], plot: number): number {
  const widest = Math.max(0, ...labels.map(labelWidth)) + gap;
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(1, plot)));
}

/** Moves a centred label inside a drawing whose edge it would cross. */
export function labelPlace(x: number, text: string, width: number): number {
  const half = labelWidth(text) / 2;
  return Math.max(half, Math.min(x, width - half));
}
