import { counted, nouns } from '@turoos/contract';
import { FileSpreadsheet } from 'lucide-react';
import { formatBytes } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { FileDrop } from '@/ui/FileDrop';
import { FileName } from '@/ui/FileName';
import { Spinner } from '@/ui/Spinner';
import type { SheetInUse } from './use-sheet';

type ListFileProps = {
  file: File | null;
  state: SheetInUse['state'];
  onFile: (file: File | null) => void;
};

/** The list to import, chosen or dropped, and what was read of it. */
export const ListFile = ({ file, state, onFile }: ListFileProps) => (
  <div className="flex flex-col gap-3">
    <FileDrop
      label="ملف المنتجات"
      title="اختر ملف CSV أو Excel، أو اسحبه إلى هنا"
      hint="حتى 50,000 صف و50 ميجابايت، والصف الأول أسماء الأعمدة"
      accept=".csv,.xlsx"
      onFile={onFile}
    />
    {file && <ChosenFile file={file} state={state} onRemove={() => onFile(null)} />}
  </div>
);

const ChosenFile = ({
  file,
  state,
  onRemove,
}: {
  file: File;
  state: SheetInUse['state'];
  onRemove: () => void;
}) => (
  <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <FileSpreadsheet className="size-5 shrink-0 text-muted" aria-hidden="true" />
    <span className="min-w-0 grow">
      <span className="font-semibold break-all">
        <FileName>{file.name}</FileName>
      </span>{' '}
      <span className="text-sm text-muted">{formatBytes(file.size)}</span>
      <span className="block text-sm">
        {state.status === 'reading' && (
          <span className="inline-flex items-center gap-1.5">
            <Spinner className="size-3.5" /> جارٍ قراءة الملف
          </span>
        )}
        {state.status === 'read' && counted(state.sheet.rows, nouns.row)}
        {state.status === 'refused' && <span className="text-danger">{legible(state.message)}</span>}
      </span>
    </span>
    <Button variant="ghost" onClick={onRemove}>
      إزالة الملف
    </Button>
  </div>
);
