import { activityTypes, type ActivitiesQuery, type UserActivity } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Actor } from '../../kernel/actor';
import type { Streamed } from '../../kernel/handlers';
import { assertMayFollow, eachActivity } from './activities.queries';

const columns: CsvColumn<UserActivity>[] = [
  { header: 'التاريخ', value: (one) => one.timestamp.toISOString() },
  { header: 'النوع', value: (one) => activityTypes[one.type].label },
  { header: 'الوصف', value: (one) => one.description },
  { header: 'المبلغ (دولار)', value: ({ amount }) => (amount === null ? null : amount / 100) },
  { header: 'الكمية', value: (one) => one.quantity },
  { header: 'عنوان IP', value: (one) => one.ip },
];

export async function exportActivities(
  db: Db,
  reader: Actor,
  userId: string,
  query: ActivitiesQuery,
): Promise<Streamed> {
  await assertMayFollow(db, reader, userId);
  return csvFile('user-activities', columns, eachActivity(db, userId, query));
}
