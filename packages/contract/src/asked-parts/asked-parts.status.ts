import type { Status } from '../kernel/status';

/** What the buyer decided about a part that customers asked for in vain. */
export const askedPartStatus = {
  open: { label: 'لم يُبتّ فيه', tone: 'warning' },
  ordered: { label: 'طُلب من المورد', tone: 'info' },
  ignored: { label: 'لن يُطلب', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type AskedPartStatus = keyof typeof askedPartStatus;
