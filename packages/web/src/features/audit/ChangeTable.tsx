import { changesIn, type AuditEntry } from '@turoos/contract';
import { ArrowLeft } from 'lucide-react';

/** The fields an entry changed, with old and new values. */
export function ChangeTable({ entry }: { entry: AuditEntry }) {
  const changes = changesIn(entry);
  if (changes.length === 0) return <p className="text-muted">لا تفاصيل أخرى لهذا الإجراء.</p>;
  return (
    <dl className="flex flex-col divide-y divide-line">
      {changes.map(({ field, label, before, after }) => (
        <div key={field} className="grid gap-x-4 gap-y-1 py-2 first:pt-0 sm:grid-cols-[9rem_1fr]">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 break-words">
            {before !== undefined && (
              <del className="min-w-0 text-muted decoration-danger">
                <bdi>{before}</bdi>
              </del>
            )}
            {before !== undefined && (
              <ArrowLeft className="size-3.5 shrink-0 self-center text-faint" aria-label="أصبح" />
            )}
            {after === undefined ? (
              <span className="text-faint">{before === undefined ? '—' : 'فارغ'}</span>
            ) : (
              <ins className="min-w-0 font-semibold no-underline">
                <bdi>{after}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
