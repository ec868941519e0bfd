import {
  decisionKindNames,
  type DecisionDetails,
  type DecisionKind,
  type DecisionProblem,
} from '@turoos/contract';

/** Something that a manager must decide. */
export interface Found {
  kind: DecisionKind;
  details: Partial<DecisionDetails>;
}

/** One decision if any of the problems is there. */
export function foundIf(
  kind: DecisionKind,
  problems: Partial<Record<DecisionProblem, boolean>>,
  details: Partial<DecisionDetails> = {},
): Found[] {
  const real = Object.entries(problems).filter(([, isThere]) => isThere);
  if (real.length === 0) return [];
  return [{ kind, details: { ...details, problems: real.map(([problem]) => problem as DecisionProblem) } }];
}

/** Returns decisions in the order of their kinds, which is the same whenever they are asked for. */
export const inOrder = <T extends { kind: DecisionKind }>(decisions: readonly T[]): T[] =>
  decisions.toSorted((one, two) => decisionKindNames.indexOf(one.kind) - decisionKindNames.indexOf(two.kind));
