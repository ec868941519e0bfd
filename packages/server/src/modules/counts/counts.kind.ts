import { countTexts, countWorkflow } from '@turoos/contract';

export const counts = {
  table: 'inventoryCounts',
  entity: 'counts',
  name: 'count',
  workflow: countWorkflow,
  missing: countTexts.notFound,
} as const;
