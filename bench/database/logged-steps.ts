/** One step of a statement, as PostgreSQL logs it with log_min_duration_statement. */
export interface LoggedStep {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  process: number;
  ms: number;
  /** Binding includes planning; a statement of the simple protocol is one step. */
  step: 'parse' | 'bind' | 'execute' | 'statement';
  text: string;
}

/** The default log_line_prefix: the time with milliseconds and the process. Further lines begin with a tab. */
const line =
  /^(\S+ \S+) UTC \[(\d+)\] LOG: {2}duration: ([\d.]+) ms {2}(parse|bind|execute|statement)\b[^:]*: ([^\n]*(?:\n\t[^\n]*)*)/gm;

export const readSteps = (log: string): LoggedStep[] =>
  Array.from(log.matchAll(line), ([, at, process, ms, step, text]) => ({
    at: Date.parse(`${at?.replace(' ', 'T')}Z`),
    process: Number(process),
    ms: Number(ms),
    step: step as LoggedStep['step'],
    text: text ?? '',
  }));

/** Milliseconds that PostgreSQL spent in all of the steps. */
export function timesOf(steps: readonly LoggedStep[]): { parse: number; plan: number; execute: number } {
  const sum = (...kinds: LoggedStep['step'][]) =>
    steps.reduce((total, { step, ms }) => (kinds.includes(step) ? total + ms : total), 0);
  return { parse: sum('parse'), plan: sum('bind'), execute: sum('execute', 'statement') };
}

/** Milliseconds from each execution of a statement that locks a row to the end of its transaction. */
export function holdsOf(steps: readonly LoggedStep[], locks: RegExp): number[] {
  const since = new Map<number, number>();
  const holds: number[] = [];
  for (const { at, process, step, text } of steps.toSorted((a, b) => a.at - b.at)) {
    if (step === 'parse' || step === 'bind') continue;
    const began = since.get(process);
    if (/^(commit|rollback)/i.test(text)) {
      if (began !== undefined) holds.push(at - began);
      since.delete(process);
    } else if (began === undefined && locks.test(text)) since.set(process, at);
  }
  return holds;
}
