import { expect, it } from 'vitest';
import { holdsOf, readSteps, timesOf } from './logged-steps';

const log = [
  '2026-03-01 09:00:00.010 UTC [41] LOG:  duration: 0.100 ms  statement: begin',
  '2026-03-01 09:00:00.011 UTC [41] LOG:  duration: 0.250 ms  parse <unnamed>: insert into "counter_values"',
  '\tvalues ($1)',
  '2026-03-01 09:00:00.012 UTC [41] LOG:  duration: 0.500 ms  bind <unnamed>: insert into "counter_values"',
  '\tvalues ($1)',
  '2026-03-01 09:00:00.020 UTC [41] LOG:  duration: 7.000 ms  execute <unnamed>: insert into "counter_values"',
  '\tvalues ($1)',
  "2026-03-01 09:00:00.020 UTC [41] DETAIL:  Parameters: $1 = '7'",
  '2026-03-01 09:00:00.021 UTC [52] LOG:  duration: 0.200 ms  bind s_12: select 1',
  '2026-03-01 09:00:00.022 UTC [52] LOG:  duration: 0.300 ms  execute s_12/portal: select 1',
  '2026-03-01 09:00:00.023 UTC [52] LOG:  duration: 1.000 ms  statement: commit',
  '2026-03-01 09:00:00.025 UTC [41] ERROR:  canceling statement due to user request',
  '2026-03-01 09:00:00.031 UTC [41] LOG:  duration: 2.000 ms  execute s_3: commit',
  '',
].join('\n');

it('reads the steps of statements, whose text may have several lines', () => {
  const steps = readSteps(log);
  expect(steps).toHaveLength(8);
  expect(steps[3]).toEqual({
    at: Date.UTC(2026, 2, 1, 9, 0, 0, 20),
    process: 41,
    ms: 7,
    step: 'execute',
    text: 'insert into "counter_values"\n\tvalues ($1)',
  });
  expect(steps[5]).toMatchObject({ process: 52, step: 'execute', text: 'select 1' });
});

it('adds up the time of parsing, planning and executing', () => {
  const { parse, plan, execute } = timesOf(readSteps(log));
  expect([parse, plan, execute].map((ms) => ms.toFixed(2))).toEqual(['0.25', '0.70', '10.40']);
});

it("counts a lock from its statement's execution to the commit of the same process", () => {
  expect(holdsOf(readSteps(log), /counter_values/)).toEqual([11]);
  expect(holdsOf(readSteps(log), /select/)).toEqual([1]);
  expect(holdsOf(readSteps(log), /customers/)).toEqual([]);
});
