import type { Status } from '../kernel/status';

export const printerKinds = {
  receipt80: 'إيصالات 80 مم',
  receipt58: 'إيصالات 58 مم',
  label: 'ملصقات',
} as const;
export type PrinterKind = keyof typeof printerKinds;

/** What a job prints. */
export const printedPapers = {
  sale: 'فاتورة مبيعات',
  voucher: 'سند قبض أو صرف',
  shift: 'تقرير وردية',
  labels: 'ملصقات',
  test: 'صفحة تجربة',
} as const;
export type PrintedPaper = keyof typeof printedPapers;

/** `failed` is tried again by itself; `given_up` waits for a hand. */
export const printJobStatus = {
  waiting: { label: 'في الانتظار', tone: 'info' },
  printing: { label: 'تُطبع الآن', tone: 'info' },
  printed: { label: 'طُبعت', tone: 'success' },
  failed: { label: 'ستُعاد المحاولة', tone: 'warning' },
  given_up: { label: 'لم تُطبع', tone: 'danger' },
  cancelled: { label: 'ملغية', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type PrintJobStatus = keyof typeof printJobStatus;

/** Whether the job will not change by itself any more. */
export const isPrintSettled = (status: PrintJobStatus): boolean =>
  status === 'printed' || status === 'given_up' || status === 'cancelled';

/** Returns the reason against cancelling a job. */
export const cancelPrintBlocked = (status: PrintJobStatus): string | undefined =>
  status === 'printed' || status === 'cancelled'
    ? 'انتهت هذه الطباعة'
    : status === 'printing'
      ? 'الطابعة تطبعها الآن'
      : undefined;

/** Returns the reason against printing a job again. */
export const retryPrintBlocked = (status: PrintJobStatus): string | undefined =>
  status === 'waiting' || status === 'printing' ? 'هي في طريقها إلى الطابعة' : undefined;
