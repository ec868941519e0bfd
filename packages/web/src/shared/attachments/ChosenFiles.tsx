import { X } from 'lucide-react';
import { formatBytes } from '@/lib/format/format';
import { Words } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';

type ChosenFilesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** The files to upload, each with a button to remove it. */
export const ChosenFiles = ({ files, onChange }: ChosenFilesProps) =>
  files.length > 0 && (
    <ul className="flex flex-col gap-1">
      {files.map((file, at) => (
        <li key={`${file.name} ${at}`} className="flex items-center gap-2">
          <bdi className="min-w-0 grow truncate">
            <Words>{file.name}</Words>
          </bdi>
          <span className="text-sm whitespace-nowrap text-muted">{formatBytes(file.size)}</span>
          <IconButton
            size="sm"
            icon={X}
            label={`إزالة ${file.name}`}
            onClick={() => onChange(files.toSpliced(at, 1))}
          />
        </li>
      ))}
    </ul>
  );
