import { scrapTexts, scrapWorkflow } from '@turoos/contract';

export const scrap = {
  table: 'scrapReports',
  entity: 'scrap',
  name: 'scrap',
  workflow: scrapWorkflow,
  missing: scrapTexts.notFound,
} as const;
