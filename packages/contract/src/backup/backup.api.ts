import type { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, list, single, streamed, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { topics } from '../kernel/topics';
import {
  Backup,
  BackupDrive,
  BackupPlace,
  BackupSummary,
  mostPieceBytes,
  NewBackup,
  NewBackupPlace,
  RestoreInput,
  UploadPiece,
  UploadProgress,
} from './backup.schema';

export const BackupsQuery = listQuery(['createdAt'], '-createdAt', {});
export type BackupsQuery = z.output<typeof BackupsQuery>;

const touches = ['backup', 'audit'] as const;

/**
 * Making a backup requires the right to backups; downloading, uploading or restoring one, and exporting all data,
 * exposes the whole shop, so it requires every right.
 */
export const backupApi = defineApi({
  list: {
    method: 'GET',
    path: '/backup',
    access: 'backup:read',
    summary: 'النسخ الاحتياطية وآخر تحقق منها',
    query: BackupsQuery,
    reply: summarised(Backup, BackupSummary),
  },
  create: {
    method: 'POST',
    path: '/backup',
    access: 'backup:create',
    summary: 'بدء نسخة احتياطية؛ تُنشأ دون إيقاف العمل',
    body: NewBackup,
    reply: single(Backup),
    status: 201,
    touches,
  },
  check: {
    method: 'POST',
    path: '/backup/check',
    access: 'backup:create',
    summary: 'التحقق من أحدث نسخة باستعادتها تجريبياً',
    reply: fixedMessage('بدأ التحقق من أحدث نسخة احتياطية'),
    touches,
  },
  download: {
    method: 'GET',
    path: '/backup/:id/download',
    access: 'backup:whole',
    summary: 'تنزيل ملف نسخة احتياطية',
    params: byId,
    reply: streamed(),
  },
  exportShop: {
    method: 'GET',
    path: '/backup/export',
    access: 'backup:whole',
    summary: 'كل بيانات المتجر في ملف مضغوط واحد: جداول Excel وملفات للاستيراد في ERPNext وOdoo',
    reply: streamed(),
  },
  remove: {
    method: 'DELETE',
    path: '/backup/:id',
    access: 'backup:delete',
    summary: 'حذف نسخة احتياطية وملفها',
    params: byId,
    reply: fixedMessage('تم حذف النسخة الاحتياطية بنجاح'),
    touches,
  },
  drives: {
    method: 'GET',
    path: '/backup/drives',
    access: 'backup:whole',
    summary: 'الأقراص وذاكرات USB الموصولة الآن بجهاز الخادم، عدا قرص البيانات',
    reply: list(BackupDrive),
  },
  addPlace: {
    method: 'POST',
    path: '/backup/places',
    access: 'backup:whole',
    summary: 'إضافة مجلد خارج مجلد البيانات تُنسخ إليه أحدث نسخة احتياطية؛ يُنشأ إن لم يوجد',
    body: NewBackupPlace,
    reply: single(BackupPlace),
    status: 201,
    touches,
  },
  removePlace: {
    method: 'DELETE',
    path: '/backup/places/:id',
    access: 'backup:whole',
    summary: 'إيقاف النسخ إلى مجلد؛ تبقى النسخ التي فيه',
    params: byId,
    reply: fixedMessage('أُوقف النسخ إلى هذا المكان، وبقيت النسخ التي فيه'),
    touches,
  },
  copy: {
    method: 'POST',
    path: '/backup/copy',
    access: 'backup:create',
    summary: 'نسخ أحدث نسخة احتياطية إلى الأماكن الأخرى الآن',
    reply: fixedMessage('بدأ النسخ إلى الأماكن الأخرى'),
    touches,
  },
  upload: {
    method: 'POST',
    path: '/backup/upload',
    access: 'backup:whole',
    summary: 'رفع ملف نسخة احتياطية قطعة بعد قطعة، كل قطعة في الحقل file',
    upload: { most: mostPieceBytes },
    body: UploadPiece,
    reply: single(UploadProgress),
    touches,
  },
  restore: {
    method: 'POST',
    path: '/backup/restore',
    access: 'backup:whole',
    summary: 'استبدال كل البيانات بما في نسخة احتياطية؛ تنتهي بعده كل الجلسات',
    body: RestoreInput,
    reply: fixedMessage('تمت استعادة النسخة الاحتياطية بنجاح'),
    touches: topics,
  },
});
