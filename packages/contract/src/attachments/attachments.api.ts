import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { flag, idFilter, listQuery } from '../kernel/paging';
import { fixedMessage, page, single, statistics, streamed } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import { attachmentEntityNames, fileTypeNames, mostAttachmentBytes } from './attachments.kinds';
import { Attachment, AttachmentChanges, AttachmentSummary, NewAttachment } from './attachments.schema';

export const AttachmentsQuery = listQuery(['createdAt', 'originalName', 'size'], '-createdAt', {
  entityType: z.enum(attachmentEntityNames).optional(),
  entityId: idFilter,
  type: z.enum(fileTypeNames).optional(),
  isActive: flag.optional(),
  missing: flag.optional(),
});
export type AttachmentsQuery = z.output<typeof AttachmentsQuery>;

/**
 * Each call also requires the right to the record the file is attached to, which a static declaration cannot
 * name.
 */
const access = 'attachments:read';
// a photo of a part is shown with it
const touches = ['attachments', 'products'] as const;

export const attachmentsApi = defineApi({
  list: {
    method: 'GET',
    path: '/attachments',
    access,
    summary: 'مرفقات ما يحق للمستخدم عرضه',
    query: AttachmentsQuery,
    reply: page(Attachment),
  },
  search: {
    method: 'GET',
    path: '/attachments/search',
    access,
    summary: 'البحث في أسماء المرفقات ووصفها',
    query: AttachmentsQuery,
    reply: page(Attachment),
  },
  stats: {
    method: 'GET',
    path: '/attachments/stats',
    access,
    summary: 'أعداد المرفقات وحجمها',
    reply: statistics(AttachmentSummary),
  },
  ofEntity: {
    method: 'GET',
    path: '/attachments/entity/:entityType/:entityId',
    access,
    summary: 'مرفقات عنصر واحد',
    params: z.object({ entityType: z.enum(attachmentEntityNames), entityId: Id }),
    query: AttachmentsQuery.pick({ page: true, limit: true, sort: true }).extend({
      limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(100),
    }),
    reply: page(Attachment),
  },
  get: {
    method: 'GET',
    path: '/attachments/:id',
    access,
    summary: 'بيانات مرفق',
    params: byId,
    reply: single(Attachment),
  },
  upload: {
    method: 'POST',
    path: '/attachments',
    access: 'attachments:create',
    summary: 'رفع ملف في الحقل file وإرفاقه بعنصر',
    upload: { most: mostAttachmentBytes },
    body: NewAttachment,
    reply: single(Attachment),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/attachments/:id',
    access: 'attachments:update',
    summary: 'تعديل اسم مرفق أو وصفه أو ما يرتبط به',
    params: byId,
    body: AttachmentChanges,
    ignored: [
      'id',
      '_id',
      'filename',
      'mimeType',
      'type',
      'url',
      'size',
      'sha256',
      'entityName',
      'isMissing',
      'uploadedBy',
      'createdAt',
      'updatedAt',
    ],
    reply: single(Attachment),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/attachments/:id',
    access: 'attachments:delete',
    summary: 'حذف مرفق',
    params: byId,
    reply: fixedMessage('تم حذف المرفق بنجاح'),
    touches,
  },
  download: {
    method: 'GET',
    path: '/attachments/:id/download',
    access,
    summary: 'تنزيل ملف مرفق',
    params: byId,
    reply: streamed(),
  },
  preview: {
    method: 'GET',
    path: '/attachments/:id/preview',
    access,
    summary: 'معاينة صورة أو ملف PDF',
    params: byId,
    reply: streamed(),
  },
  thumbnail: {
    method: 'GET',
    path: '/attachments/:id/thumbnail',
    access,
    summary: 'صورة مصغرة لمرفق هو صورة',
    params: byId,
    reply: streamed(),
  },
});
