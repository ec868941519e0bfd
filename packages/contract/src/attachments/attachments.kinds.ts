import type { Right } from '../access/can';
import type { Resource } from '../access/resources';

interface Linked {
  label: string;
  /** Whoever may read it sees its attachments; whoever may change it adds, changes and removes them. */
  resource: Resource | 'vehicles';
}

/** What a file can be attached to. An invoice and a sale are the same thing under two names. */
export const attachmentEntities = {
  products: { label: 'المنتجات', resource: 'products' },
  invoices: { label: 'الفواتير', resource: 'sales' },
  vehicles: { label: 'المركبات', resource: 'vehicles' },
  customers: { label: 'العملاء', resource: 'customers' },
  suppliers: { label: 'الموردون', resource: 'suppliers' },
  purchases: { label: 'المشتريات', resource: 'purchases' },
  sales: { label: 'المبيعات', resource: 'sales' },
} as const satisfies Record<string, Linked>;

export type AttachmentEntity = keyof typeof attachmentEntities;
export const attachmentEntityNames = Object.keys(attachmentEntities) as [
  AttachmentEntity,
  ...AttachmentEntity[],
];

export type AttachmentDeed = 'read' | 'create' | 'update' | 'delete';

/** What both must allow: the right to attachments, and that to see or change what they belong to. */
export const attachmentRights = (entity: AttachmentEntity, deed: AttachmentDeed): Right[] => [
  `attachments:${deed}`,
  `${attachmentEntities[entity].resource}:${deed === 'read' ? 'read' : 'update'}`,
];

export const fileTypes = {
  image: 'صور',
  document: 'مستندات',
  spreadsheet: 'جداول بيانات',
  presentation: 'عروض تقديمية',
  archive: 'ملفات مضغوطة',
  other: 'أخرى',
} as const;

export type FileType = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as [FileType, ...FileType[]];

const groups: readonly [RegExp, FileType][] = [
  [/^image\//, 'image'],
  [/pdf|word/, 'document'],
  [/excel|spreadsheet/, 'spreadsheet'],
  [/powerpoint|presentation/, 'presentation'],
  [/zip|rar/, 'archive'],
];

export const fileTypeOf = (mimeType: string): FileType =>
  groups.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';

/** The files that are taken, by extension: their type, then other names browsers give it. */
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

/** For a file input: '.jpg,.png,…'. */
export const acceptedExtensions = Object.keys(acceptedFiles)
  .map((extension) => `.${extension}`)
  .join(',');

export const mostAttachmentBytes = 10 * 1024 * 1024;

/** 'صورة.JPG' → 'jpg'; a name that begins with its only dot has none. */
export const extensionOf = (name: string): string => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file would be refused, as far as its name and size tell; undefined when they tell nothing. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!Object.hasOwn(acceptedFiles, extensionOf(name))) return fileTexts.notAccepted;
  if (size === 0) return fileTexts.empty;
  if (size > mostAttachmentBytes) return fileTexts.tooLarge;
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
