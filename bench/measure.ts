import type { Databases } from './databases';
import type { Figure } from './figure';

export interface MeasureOptions {
  /** Shorter turns, for a first impression. */
  quick: boolean;
}

export type Measure = (databases: Databases, options: MeasureOptions) => Promise<Figure[]>;
