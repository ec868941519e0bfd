import { CircleAlert } from 'lucide-react';
import { headingOf } from '@/lib/http/api-error';
import { errorText } from '@/lib/http/error-text';
import { legible } from './Code';

/** Shows above a form why saving failed; renders nothing without an error. */
export function ErrorBanner({ error }: { error: unknown }) {
  if (!error) return null;
  const { message, traceId } = errorText(error);
  const heading = headingOf(error);
  return (
    <div role="alert" className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
      <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
      <p className="min-w-0">
        {legible(heading ? `${heading}: ${message}` : message)}
        {traceId && (
          <>
            {' '}
            (<bdi dir="ltr">{traceId}</bdi>)
          </>
        )}
      </p>
    </div>
  );
}
