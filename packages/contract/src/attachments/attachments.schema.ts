import { z } from 'zod';
import { Named } from '../kernel/named';
import { Id, idOr, line, optionalText } from '../kernel/text';
import { Instant } from '../kernel/time';
import { attachmentEntityNames, fileTypeNames } from './attachments.kinds';

export const attachmentTexts = {
  required: 'يرجى ملء الحقول المطلوبة',
  notFound: 'المرفق غير موجود',
  fileGone: 'ملف هذا المرفق غير موجود على الخادم',
  entityGone: 'العنصر المراد الإرفاق به غير موجود',
  notPreviewable: 'لا يمكن معاينة هذا النوع من الملفات، نزّله لفتحه',
  changesRequired: 'بيانات التحديث مطلوبة',
} as const;

export const attachmentActivity = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const;

/** A blank value is reported as missing, not as invalid. */
const whenBlank = ({ input }: { input?: unknown }) =>
  input === undefined || input === '' ? attachmentTexts.required : undefined;

const EntityType = z.enum(attachmentEntityNames, { error: whenBlank });
const EntityId = idOr({ error: (issue) => whenBlank(issue) ?? 'المعرف غير صحيح' });

/** The form fields sent beside the file of an upload. */
export const NewAttachment = z.strictObject({
  entityType: EntityType,
  entityId: EntityId,
  description: optionalText(),
});
export type NewAttachment = z.output<typeof NewAttachment>;

/** Omitted fields stay unchanged; the file itself and its extension cannot be changed. */
export const AttachmentChanges = z
  .strictObject({
    originalName: line(attachmentTexts.required),
    description: optionalText(),
    entityType: EntityType,
    entityId: EntityId,
    isActive: z.boolean(),
    version: z.int(),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, attachmentTexts.changesRequired);
export type AttachmentChanges = z.output<typeof AttachmentChanges>;

export const Attachment = z.object({
  id: Id,
  _id: Id,
  originalName: z.string(),
  /** The random name under which the file is stored. */
  filename: z.string(),
  mimeType: z.string(),
  type: z.enum(fileTypeNames),
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  entityType: z.enum(attachmentEntityNames),
  entityId: Id,
  /** The display name of the record it is attached to. */
  entityName: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** The file was not found in storage. */
  isMissing: z.boolean(),
  uploadedBy: Named.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Attachment = z.output<typeof Attachment>;

export const AttachmentSummary = z.object({
  total: z.int(),
  active: z.int(),
  /** The number of distinct file types. */
  fileTypes: z.int(),
  /** Bytes. */
  totalSize: z.int(),
  missing: z.int(),
});
export type AttachmentSummary = z.output<typeof AttachmentSummary>;
