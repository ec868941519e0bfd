import type { ScheduleReport } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { updateReport } from './update-report';

export const scheduleReport = (
  tx: Tx,
  user: Actor,
  { reportId, enabled = true, frequency, time, recipients }: ScheduleReport,
): Promise<void> =>
  updateReport(tx, user, reportId, {
    scheduleEnabled: enabled,
    ...(frequency && { scheduleFrequency: frequency }),
    ...(time && { scheduleTime: time }),
    ...(recipients && { emailRecipients: recipients }),
  });
