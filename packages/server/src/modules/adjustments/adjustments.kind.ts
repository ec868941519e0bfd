import { adjustmentTexts, adjustmentWorkflow } from '@turoos/contract';

export const adjustments = {
  table: 'stockAdjustments',
  entity: 'adjustments',
  name: 'adjustment',
  workflow: adjustmentWorkflow,
  missing: adjustmentTexts.notFound,
} as const;
