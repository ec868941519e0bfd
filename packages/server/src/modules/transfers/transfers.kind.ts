import { transferTexts, transferWorkflow } from '@turoos/contract';

export const transfers = {
  table: 'transfers',
  entity: 'transfers',
  name: 'transfer',
  workflow: transferWorkflow,
  missing: transferTexts.notFound,
} as const;
