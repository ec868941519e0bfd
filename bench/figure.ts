/** One measured figure. A figure with a bar must reach it (atLeast) or stay below it (atMost). */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}
