import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:cluster';

/** A worker asks for the figures of all of them, or tells its own. */
export type FigureReport = { asks: string } | { tells: string; figures: unknown };
/** A worker is asked for its figures, or gets those of all that it had asked for. */
export type FigureOrder = { tell: string } | { told: string; figures: unknown[] };

/** Milliseconds after which a worker that does not answer is left out. */
const patience = 2000;

/** Passes a worker's question on to all that serve, and their answers back to it. */
export function relayFigures(serving: ReadonlySet<Worker>): (from: Worker, report: FigureReport) => void {
  const answered = new Map<string, (figures: unknown) => void>();

  function ask(asker: Worker, question: string): void {
    const relayed = randomUUID();
    const figures: unknown[] = [];
    const asked = [...serving];
    const end = () => {
      clearTimeout(late);
      answered.delete(relayed);
      send(asker, { told: question, figures });
    };
    const late = setTimeout(end, patience);
    answered.set(relayed, (told) => {
      figures.push(told);
      if (figures.length === asked.length) end();
    });
    for (const worker of asked) send(worker, { tell: relayed });
  }

  return (from, report) => {
    if ('asks' in report) ask(from, report.asks);
    else answered.get(report.tells)?.(report.figures);
  };
}

/** A worker that has just ended answers nothing. */
const send = (worker: Worker, order: FigureOrder) => void worker.send(order, () => undefined);
