import { transferTexts, transferWorkflow } from '@turoos/contract';
import { assertOwn } from './own-side';

export const transfers = {
  table: 'transfers',
  entity: 'transfers',
  name: 'transfer',
  workflow: transferWorkflow,
  missing: transferTexts.notFound,
  assertOwn,
} as const;
