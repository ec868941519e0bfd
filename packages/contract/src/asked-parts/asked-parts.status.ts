import type { Status } from '../kernel/status';

/** What the buyer decided about a part that customers asked for in vain, and what followed when it came. */
export const askedPartStatus = {
  open: { label: 'لم يُبتّ فيه', tone: 'warning' },
  ordered: { label: 'طُلب من المورد', tone: 'info' },
  ignored: { label: 'لن يُطلب', tone: 'neutral' },
  arrived: { label: 'وصلت، أبلغ العميل', tone: 'success' },
  told: { label: 'أُبلغ العميل', tone: 'info' },
  closed: { label: 'مغلق', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type AskedPartStatus = keyof typeof askedPartStatus;

/** What became of one who asked. */
export const askedTimeStatus = {
  waiting: { label: 'ينتظر', tone: 'warning' },
  arrived: { label: 'وصلت، لم يُبلغ', tone: 'success' },
  told: { label: 'أُبلغ', tone: 'info' },
  closed: { label: 'انتهى', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type AskedTimeStatus = keyof typeof askedTimeStatus;
