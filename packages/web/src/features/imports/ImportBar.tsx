import { countedAfter, nouns } from '@turoos/contract';
import { PackagePlus } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Progress } from '@/ui/Progress';

type ImportBarProps = {
  rows: number;
  busy: boolean;
  /** The uploaded percentage, if known. */
  percent?: number;
  blocked: string | undefined;
  onImport: () => void;
};

export function ImportBar({ rows, busy, percent, blocked, onImport }: ImportBarProps) {
  const may = usePermit('products:import');
  const reason = may.reason ?? blocked;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="primary" icon={PackagePlus} busy={busy} disabledReason={reason} onClick={onImport}>
        {rows > 0 ? `استيراد ${countedAfter(rows, nouns.row)}` : 'استيراد'}
      </Button>
      {busy ? (
        <div className="min-w-60 grow" aria-live="polite">
          <Progress
            label={percent === undefined ? 'جارٍ الاستيراد' : 'جارٍ إرسال الملف'}
            percent={percent}
            hint="إن أغلقت الصفحة قبل أن يكتمل فلن يُستورد جزء من الملف دون جزء، وتجد هنا ما أدخلته."
          />
        </div>
      ) : (
        reason && <p className="text-muted">{legible(reason)}</p>
      )}
    </div>
  );
}
