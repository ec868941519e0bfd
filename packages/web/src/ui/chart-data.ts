export type ChartSeries = { name: string; values: readonly number[] };

export type ChartData = {
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** How a value is written: formatNumber, or rials. */
  format: (value: number) => string;
  /** How a pointed one is written, where there is room for more: rials and dollars. */
  formatLong?: (value: number, index: number) => string;
};

/** Told apart by lightness too, for those who don't see the hues. */
const palette = ['#0d6660', '#d08700', '#3b6fb5', '#a8476b', '#6a9c3a', '#7a6bb0', '#5f6c6f', '#c25b2f'];

export const colourOf = (index: number) => palette[index % palette.length] ?? '#0d6660';
