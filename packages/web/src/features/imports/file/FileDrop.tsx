import { counted, nouns } from '@turoos/contract';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { formatBytes } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Spinner } from '@/ui/Spinner';
import type { SheetInUse } from './use-sheet';

type FileDropProps = {
  file: File | null;
  state: SheetInUse['state'];
  onFile: (file: File | null) => void;
};

/** Accepts a chosen or dropped file: the browser's file input covers the whole area. */
export const FileDrop = ({ file, state, onFile }: FileDropProps) => (
  <div className="flex flex-col gap-3">
    <div className="relative flex flex-col items-center gap-1 rounded-lg border-2 border-dashed border-line px-4 py-6 text-center focus-within:border-accent hover:bg-page">
      <Upload className="size-6 text-muted" aria-hidden="true" />
      <p className="font-semibold">اختر ملف CSV أو Excel، أو اسحبه إلى هنا</p>
      <p className="text-sm text-muted">حتى 50,000 صف و50 ميجابايت، والصف الأول أسماء الأعمدة</p>
      <input
        type="file"
        accept=".csv,.xlsx"
        aria-label="ملف المنتجات"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // so that the same file fires a change again after the user corrected it
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </div>
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
      <bdi className="font-semibold break-all">{legible(file.name)}</bdi>{' '}
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
