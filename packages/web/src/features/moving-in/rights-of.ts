import { broughtKinds, type BroughtKind, type Right } from '@turoos/contract';

/** All rights that bringing these kinds needs. */
export const rightsOf = (kinds: readonly BroughtKind[]): Right[] => [
  'products:import',
  ...kinds.flatMap((kind) => broughtKinds[kind].rights),
];
