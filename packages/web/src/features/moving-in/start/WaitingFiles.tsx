import { fileText, movingInApi, type BroughtFileEntry } from '@turoos/contract';
import { ArrowLeft, FileSpreadsheet, Trash2 } from 'lucide-react';
import { formatAgo, formatBytes } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Section } from '@/ui/Card';
import { FileName } from '@/ui/FileName';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { Spinner } from '@/ui/Spinner';
import { useDiscard } from '../use-discard';

/** The files that were sent and not brought yet; any browser can go on with them. */
export function WaitingFiles() {
  const { data } = useData('moving-in', movingInApi.files, {});
  if (!data?.length) return null;
  return (
    <Section title="ملفات لم تُنقل بعد" description="أكمل أيّاً منها من أي جهاز.">
      <ul className="-my-2 divide-y divide-line">
        {data.map((file) => (
          <WaitingFile key={file._id} file={file} />
        ))}
      </ul>
    </Section>
  );
}

function WaitingFile({ file }: { file: BroughtFileEntry }) {
  const { askAndDiscard, discarding } = useDiscard(file);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <FileSpreadsheet className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-40 grow">
        <span className="block font-semibold break-all">
          <FileName>{file.name}</FileName>
        </span>
        <span className="block text-sm text-muted">
          {formatBytes(file.size)} · {file.uploadedBy} · {formatAgo(file.uploadedAt)}
        </span>
      </span>
      {file.isBringing && (
        <span className="inline-flex items-center gap-1.5 text-sm">
          <Spinner className="size-3.5" /> يُنقل الآن
        </span>
      )}
      <LinkButton to="/moving-in" search={{ file: file._id }} icon={ArrowLeft}>
        متابعة
      </LinkButton>
      <IconButton
        icon={Trash2}
        label={`حذف الملف ${fileText(file.name)}`}
        busy={discarding}
        disabledReason={file.isBringing && 'الملف يُنقل الآن'}
        onClick={() => void askAndDiscard()}
      />
    </li>
  );
}
