import {
  actionLabel,
  adenMoment,
  changesIn,
  entityLabel,
  type AuditEntry,
  type AuditQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachEntry } from './audit.queries';

const changesText = (entry: AuditEntry): string =>
  changesIn(entry)
    .map(({ label, before, after }) => `${label}: ${before ?? '—'} ← ${after ?? '—'}`)
    .join(' | ');

const columns: CsvColumn<AuditEntry>[] = [
  { header: 'التاريخ', value: (one) => adenMoment(one.createdAt) },
  { header: 'المستخدم', value: (one) => one.userName },
  { header: 'الإجراء', value: (one) => actionLabel(one.action) },
  { header: 'القسم', value: (one) => entityLabel(one.entity) },
  { header: 'السجل', value: (one) => one.entityName ?? one.entityId },
  { header: 'التغييرات', value: changesText },
  { header: 'عنوان IP', value: (one) => one.ip },
];

export const exportAudit = (db: Db, query: AuditQuery): Streamed =>
  csvFile('audit', columns, eachEntry(db, query));
