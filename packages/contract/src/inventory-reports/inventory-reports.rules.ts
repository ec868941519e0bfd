import { reportStatus, type ReportStatus } from './inventory-reports.status';

/** Why a report can't be made by the plain step that makes drafts; undefined when it can. */
export const generateReportBlocked = (status: ReportStatus): string | undefined =>
  status === 'draft'
    ? undefined
    : `لا يمكن إنشاء التقرير إلا من حالة «${reportStatus.draft.label}»، وهو في حالة «${reportStatus[status].label}»`;

/** Nobody changes a report while it is being made. */
export const changeReportBlocked = (status: ReportStatus): string | undefined =>
  status === 'generating' ? 'التقرير قيد الإنشاء الآن، انتظر حتى ينتهي' : undefined;
