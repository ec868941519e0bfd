import { RotateCw, TriangleAlert } from 'lucide-react';
import { errorText } from '@/lib/http/error-text';
import { Button } from './Button';
import { legible } from './Code';

type ErrorStateProps = {
  error: unknown;
  /** Empty where the message says it all. */
  title?: string;
  /** Said before the message. */
  lead?: string;
  onRetry?: () => void;
  /** A retry is running. */
  retrying?: boolean;
};

export function ErrorState({
  error,
  title = 'حدث خطأ أثناء تحميل البيانات',
  lead = '',
  onRetry,
  retrying,
}: ErrorStateProps) {
  const { message, traceId } = errorText(error);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert className="size-6" aria-hidden="true" />
      </span>
      <div className="max-w-md">
        {title && <p className="text-lg font-semibold">{legible(title)}</p>}
        <p className="mt-1 text-pretty text-muted">
          {legible(lead + message)}
          {traceId && (
            <>
              {' '}
              (<bdi dir="ltr">{traceId}</bdi>)
            </>
          )}
        </p>
      </div>
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry} busy={retrying}>
          إعادة المحاولة
        </Button>
      )}
    </div>
  );
}
