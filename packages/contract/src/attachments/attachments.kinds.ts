import type { Right } from '../access/can';
import type { Resource } from '../access/resources';
import { keysOf } from '../kernel/keys-of';

interface Linked {
  label: string;
  /**
   * The resource whose read right shows its attachments, and whose update right allows adding, changing and
   * removing them.
   */
  resource: Resource | 'vehicles';
  /** The action whose right shows them, where that to read the resource is not enough. */
  readBy?: 'read' | 'update';
}

/** The record types a file can be attached to. 'invoices' and 'sales' are two names for the same records. */
export const attachmentEntities = {
  products: { label: 'المنتجات', resource: 'products' },
  invoices: { label: 'الفواتير', resource: 'sales' },
  vehicles: { label: 'المركبات', resource: 'vehicles' },
  customers: { label: 'العملاء', resource: 'customers' },
  suppliers: { label: 'الموردون', resource: 'suppliers' },
  purchases: { label: 'المشتريات', resource: 'purchases' },
  sales: { label: 'المبيعات', resource: 'sales' },
  expenses: { label: 'المصروفات', resource: 'cash', readBy: 'update' },
} as const satisfies Record<string, Linked>;

export type AttachmentEntity = keyof typeof attachmentEntities;
export const attachmentEntityNames = keysOf(attachmentEntities);

export type AttachmentAction = 'read' | 'create' | 'update' | 'delete';

/** Requires the right to attachments and to the record they are attached to. */
export function attachmentRights(entity: AttachmentEntity, action: AttachmentAction): Right[] {
  const { resource, readBy = 'read' }: Linked = attachmentEntities[entity];
  return [`attachments:${action}`, `${resource}:${action === 'read' ? readBy : 'update'}`];
}

export const fileTypes = {
  image: 'صور',
  document: 'مستندات',
  spreadsheet: 'جداول بيانات',
  presentation: 'عروض تقديمية',
  archive: 'ملفات مضغوطة',
  other: 'أخرى',
} as const;

export type FileType = keyof typeof fileTypes;
export const fileTypeNames = keysOf(fileTypes);

const groups: readonly [RegExp, FileType][] = [
  [/^image\//, 'image'],
  [/pdf|word/, 'document'],
  [/excel|spreadsheet/, 'spreadsheet'],
  [/powerpoint|presentation/, 'presentation'],
  [/zip|rar/, 'archive'],
];

export const fileTypeOf = (mimeType: string): FileType =>
  groups.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';

/** Accepted file types by extension: the MIME type, then other MIME types browsers send for it. */
export const acceptedFiles: Readonly<Record<string, readonly [string, ...string[]]>> = {
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  pdf: ['application/pdf', 'application/x-pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel', 'application/msexcel', 'application/x-msexcel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  txt: ['text/plain'],
};

/** The value of a file input's `accept`: '.jpg,.png,…'. */
export const acceptedExtensions = Object.keys(acceptedFiles)
  .map((extension) => `.${extension}`)
  .join(',');

export const mostAttachmentBytes = 10 * 1024 * 1024;

/** 'صورة.JPG' → 'jpg'; a name whose only dot comes first has no extension. */
export const extensionOf = (name: string): string => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns why a file would be rejected by its name or size; undefined when both are acceptable. */
export function fileProblem({
  name,
  size,
}: {
  name: string;
  size: number;
}): { code: 'UNSUPPORTED_TYPE' | 'VALIDATION' | 'TOO_LARGE'; message: string } | undefined {
  if (!Object.hasOwn(acceptedFiles, extensionOf(name)))
    return { code: 'UNSUPPORTED_TYPE', message: fileTexts.notAccepted };
  if (size === 0) return { code: 'VALIDATION', message: fileTexts.empty };
  if (size > mostAttachmentBytes) return { code: 'TOO_LARGE', message: fileTexts.tooLarge };
  return undefined;
}

export const fileTexts = {
  notAccepted: 'نوع الملف غير مقبول: المقبول صور (jpg, png, gif, webp) وملفات pdf وdoc وdocx وxls وxlsx وtxt',
  empty: 'الملف فارغ',
  tooLarge: 'حجم الملف أكبر من المسموح (10 ميجابايت)',
  otherContent: 'محتوى الملف لا يطابق امتداده',
  otherType: 'نوع الملف المعلن لا يطابق امتداده',
  hiddenContent: 'رُفض الملف لأنه يخفي محتوى آخر داخله',
  brokenImage: 'الصورة تالفة ولا يمكن قراءتها',
  imageTooBig: 'أبعاد الصورة أكبر من المسموح',
} as const;
