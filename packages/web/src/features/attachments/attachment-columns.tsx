import { attachmentEntities, fileTypes, type Attachment } from '@turoos/contract';
import { formatBytes, formatDate } from '@/lib/format/format';
import { AttachmentName } from '@/shared/attachments/AttachmentName';
import { EntityLink } from '@/shared/attachments/EntityLink';
import { Thumbnail } from '@/shared/attachments/Thumbnail';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const attachmentColumns: Column<Attachment>[] = [
  {
    id: 'originalName',
    header: 'الملف',
    primary: true,
    sortable: true,
    cell: (one) => <File attachment={one} />,
  },
  {
    id: 'entity',
    header: 'مرتبط بـ',
    phone: 'amount',
    cell: (one) => (
      <span className="flex flex-col gap-x-2">
        <span className="text-sm text-muted">{attachmentEntities[one.entityType].label}</span>
        <EntityLink attachment={one} />
      </span>
    ),
  },
  { id: 'type', header: 'النوع', width: '9rem', cell: ({ type }) => fileTypes[type] },
  {
    id: 'size',
    header: 'الحجم',
    width: '8rem',
    sortable: true,
    phone: 'code',
    cell: ({ size }) => formatBytes(size),
  },
  {
    id: 'createdAt',
    header: 'تاريخ الرفع',
    width: '10rem',
    sortable: true,
    phone: 'badge',
    cell: ({ createdAt, uploadedBy }) => (
      <span className="flex flex-col">
        {formatDate(createdAt)}
        {uploadedBy && <span className="text-sm text-muted max-sm:hidden">{legible(uploadedBy.name)}</span>}
      </span>
    ),
  },
];

const File = ({ attachment }: { attachment: Attachment }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Thumbnail attachment={attachment} className="max-sm:size-8" />
    <span className="min-w-0">
      <AttachmentName attachment={attachment} />
      {attachment.description && (
        <span className="line-clamp-1 text-sm font-normal text-muted max-sm:hidden">
          {attachment.description}
        </span>
      )}
    </span>
  </span>
);
