/** One figure. With a bar, the figure must reach it (atLeast) or stay below it (atMost). */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}
