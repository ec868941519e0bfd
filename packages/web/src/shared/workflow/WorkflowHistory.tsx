import type { Workflow } from '@turoos/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { softTone, type Tone } from '@/ui/tone';
import type { WorkflowDocument } from './document-kind';

type WorkflowHistoryProps = { workflow: Workflow; document: WorkflowDocument };

/** The document's history: who took which step, when, and with which reason. */
export function WorkflowHistory({ workflow, document }: WorkflowHistoryProps) {
  return (
    <ol aria-label="سجل الخطوات" className="flex flex-col">
      <Entry title="إنشاء" at={document.createdAt} by={document.createdBy?.name} tone="neutral" />
      {document.steps.map(({ step, toStatus, at, user, note }) => (
        <Entry
          key={`${step} ${at.toISOString()}`}
          title={workflow.steps[step]?.label ?? step}
          at={at}
          by={user?.name}
          tone={workflow.statuses[toStatus]?.tone ?? 'neutral'}
        >
          {legible(note)}
        </Entry>
      ))}
    </ol>
  );
}

type EntryProps = { title: string; at: Date; by: string | undefined; tone: Tone; children?: ReactNode };

const Entry = ({ title, at, by = 'مستخدم محذوف', tone, children }: EntryProps) => (
  <li className="relative flex gap-3 pb-4 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:inset-y-2 [&:not(:last-child)]:before:start-1.25 [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line">
    <span
      aria-hidden="true"
      className={cn(
        'relative mt-1.5 size-2.75 shrink-0 rounded-full border-2 border-current',
        softTone[tone],
      )}
    />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-muted">
        <bdi>{by}</bdi> · <bdi>{formatDateTime(at)}</bdi>
      </p>
      {children && <p className="mt-1 break-words whitespace-pre-line">{legible(children)}</p>}
    </div>
  </li>
);
