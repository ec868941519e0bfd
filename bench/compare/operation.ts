import type { Ask } from '../caller';
import type { LoggedStep } from '../database/logged-steps';
import type { Figure } from '../figure';
import type { Ideal } from '../ideal/with-ideal';

/** A request of the API and the least SQL it could be. */
export interface Operation {
  /** In the plural, as in 'sales of 3 lines'. */
  name: string;
  request(ask: Ask): Promise<unknown>;
  ideal: keyof Ideal;
  bars: {
    /** Least rate of the API, as a share of the ideal's. */
    share: number;
    /** Most milliseconds of the median with one client. */
    alone?: number;
    /** Most milliseconds that PostgreSQL may spend on a request. */
    database?: number;
  };
  /** Figures from the steps of all statements sent by eight clients. */
  underLoad?(steps: readonly LoggedStep[]): Figure[];
}

/** The two sides of an operation, ready to be called. */
export interface Compared {
  api(): Promise<unknown>;
  ideal(): Promise<unknown>;
}

/** Requests before a figure is counted, in which connections open and caches fill. */
export const warmUp = 50;

export async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn++) await work();
}
