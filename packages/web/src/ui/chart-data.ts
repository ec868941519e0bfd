export type ChartSeries = { name: string; values: readonly number[] };

export type ChartData = {
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value: formatNumber, or rials. */
  format: (value: number) => string;
  /** Formats the value under the pointer, where there is room for more: rials and dollars. */
  formatLong?: (value: number, index: number, series: number) => string;
};

/** The colours differ in lightness too, for colour-blind users. */
const palette = ['#0d6660', '#d08700', '#3b6fb5', '#a8476b', '#6a9c3a', '#7a6bb0', '#5f6c6f', '#c25b2f'];

export const colourOf = (index: number) => palette[index % palette.length] ?? '#0d6660';

/** Lines after the first are broken, each in its own way, for prints in grey and for colour-blind users. */
const dashes = [undefined, '6 4', '2 4', '10 3 2 3'];

export const dashOf = (index: number) => dashes[index % dashes.length];

/** The id of the pattern that fills a series of bars; the same pattern in every chart. */
export const hatchId = (index: number) => `chart-hatch-${index}`;
