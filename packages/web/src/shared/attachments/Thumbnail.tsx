import type { Attachment, FileType } from '@turoos/contract';
import {
  File,
  FileArchive,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileWarning,
  Presentation,
  type LucideIcon,
} from 'lucide-react';
import { cn } from '@/ui/cn';
import { useContentRef, useFileContent } from './use-file-content';

const icons: Record<FileType, LucideIcon> = {
  image: FileImage,
  document: FileText,
  spreadsheet: FileSpreadsheet,
  presentation: Presentation,
  archive: FileArchive,
  other: File,
};

/**
 * A small image, or the icon of the file type. Decorative for screen readers, because the name stands beside
 * it.
 */
export function Thumbnail({ attachment, className }: { attachment: Attachment; className?: string }) {
  const pictured = attachment.type === 'image' && !attachment.isMissing;
  const { data } = useFileContent('thumbnail', attachment, { enabled: pictured });
  const picture = useContentRef(data);
  const Icon = attachment.isMissing ? FileWarning : icons[attachment.type];
  return (
    <span
      className={cn(
        'flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken text-muted',
        attachment.isMissing && 'text-danger',
        className,
      )}
    >
      {pictured && data ? (
        <img ref={picture} alt="" className="size-full object-cover" />
      ) : (
        <Icon className="size-5" aria-hidden="true" />
      )}
    </span>
  );
}
