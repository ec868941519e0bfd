import type { Registry } from 'prom-client';

/** Takes over the figures of this process, and returns a reader of the sums over all processes. */
export type GatherMetrics = (own: Registry) => () => Promise<string>;
