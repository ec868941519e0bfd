import type { Job } from '../kernel/jobs';
import { printerLimits } from '../modules/printing';
import type { Config } from '../system/config';
import { attachmentFiles } from './attachment-files';
import { backupChecks, backupCopies, backupNow, backupSchedule } from './backups';
import { bookkeeping } from './books';
import { campaignEnds } from './campaigns';
import { catalogueWords } from './catalogue-words';
import { housekeeping } from './housekeeping';
import { reportGeneration, reportSchedules } from './inventory-reports';
import { newsDigest, shopNews } from './notifications';
import { orderingFigures, orderingSchedule } from './ordering';
import { popularity } from './popularity';
import { printing } from './printing';
import { reservationEnds } from './reservations';
import { outboxSending } from './send-outbox';
import { webhooks } from './webhooks';
import { systemWatch } from './system-watch';

/** All background work of a shop. */
export const allJobs = (config: Config): Job[] => [
  housekeeping,
  attachmentFiles,
  popularity,
  orderingFigures,
  orderingSchedule,
  catalogueWords,
  reportGeneration,
  reportSchedules,
  outboxSending,
  printing(printerLimits(config)),
  webhooks(config.webhooksInside),
  reservationEnds,
  campaignEnds,
  backupSchedule,
  backupChecks,
  backupCopies,
  backupNow,
  bookkeeping,
  shopNews,
  newsDigest,
  systemWatch(config),
];
