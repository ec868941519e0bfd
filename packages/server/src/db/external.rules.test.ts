import { expect, test } from 'vitest';
import { describeProblem, type DatabaseFacts } from './external.rules';

const good: DatabaseFacts = {
  versionNumber: 150004,
  version: '15.4',
  encoding: 'UTF8',
  readOnly: false,
  hasTrigrams: true,
  arabicTrigrams: 5,
  isOurs: false,
  hasTables: false,
};

test('a new PostgreSQL 15 and a Turoos database are accepted', () => {
  expect(describeProblem(good)).toBeUndefined();
  expect(describeProblem({ ...good, isOurs: true, hasTables: true })).toBeUndefined();
});

test.each<[Partial<DatabaseFacts>, string]>([
  [{ versionNumber: 140012, version: '14.12' }, 'PostgreSQL 14.12 is too old.'],
  [{ readOnly: true }, 'takes no changes'],
  [{ encoding: 'SQL_ASCII' }, 'encoded in SQL_ASCII'],
  [{ hasTables: true }, 'not a Turoos database'],
  [{ hasTrigrams: false }, 'pg_trgm is not available'],
  [{ arabicTrigrams: 'permission denied' }, 'permission denied'],
  [{ arabicTrigrams: 0 }, 'no Arabic letters'],
])('%j is rejected', (facts, message) => {
  const problem = describeProblem({ ...good, ...facts });
  expect(problem?.message).toContain(message);
  expect(problem?.hint).not.toBe('');
});
