import { Check, CircleAlert, RotateCw } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import type { Entry } from './line-entries';

/** The saving state of a line. */
export function SavedMark({ entry, onRetry }: { entry: Entry | undefined; onRetry: () => void }) {
  if (!entry) return <span className="size-7" />;
  if (entry.state === 'saved')
    return (
      <span className="flex size-7 items-center justify-center text-success">
        <Check className="size-4" aria-hidden="true" />
        <span className="sr-only">حُفظ</span>
      </span>
    );
  if (entry.state === 'failed' || entry.state === 'refused')
    return (
      <span className="flex items-center text-danger">
        <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
        <span className="sr-only">لم يُحفظ</span>
        <IconButton
          size="sm"
          label={`لم يُحفظ: ${entry.reason ?? 'سبب غير معروف'}. أعد المحاولة`}
          icon={RotateCw}
          onClick={onRetry}
        />
      </span>
    );
  return (
    <span className="flex size-7 items-center justify-center text-muted">
      <Spinner className="size-4" />
      <span className="sr-only">جارٍ الحفظ</span>
    </span>
  );
}
