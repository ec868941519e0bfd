export type ChartSeries = { name: string; values: readonly number[] };

export type ChartData = {
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value: formatNumber, or rials. */
  format: (value: number) => string;
  /** Formats the value under the pointer, where there is room for more: rials and dollars. */
  formatLong?: (value: number, index: number) => string;
};

/** The colours differ in lightness too, for colour-blind users. */
const palette = ['#0d6660', '#d08700', '#3b6fb5', '#a8476b', '#6a9c3a', '#7a6bb0', '#5f6c6f', '#c25b2f'];

export const colourOf = (index: number) => palette[index % palette.length] ?? '#0d6660';
