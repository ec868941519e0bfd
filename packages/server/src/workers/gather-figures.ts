import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import type { GatherMetrics } from '../kernel/gather-metrics';
import type { FigureReport } from './relay-figures';
import type { Order } from './start-workers';

/** Milliseconds, more than the first process waits for the other workers. */
const patience = 4000;

/** Tells the figures of this worker when another asks, and adds up those of all when this one is asked. */
export const gatherFigures =
  (report: (message: FigureReport) => void): GatherMetrics =>
  (own) => {
    const waiting = new Map<string, (figures: unknown[]) => void>();
    process.on('message', (order: Order) => {
      if (typeof order !== 'object') return;
      if ('tell' in order)
        void own.getMetricsAsJSON().then((figures) => report({ tells: order.tell, figures }));
      if ('told' in order) waiting.get(order.told)?.(order.figures);
    });

    const askAll = () =>
      new Promise<unknown[]>((resolve, reject) => {
        const question = randomUUID();
        const end = () => {
          clearTimeout(late);
          waiting.delete(question);
        };
        const late = setTimeout(() => {
          end();
          reject(new Error('The workers did not tell their figures.'));
        }, patience);
        waiting.set(question, (figures) => {
          end();
          resolve(figures);
        });
        report({ asks: question });
      });

    return async () => AggregatorRegistry.aggregate((await askAll()) as object[]).metrics();
  };
