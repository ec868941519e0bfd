import type { ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import { legible } from './Code';

type EmptyStateProps = {
  title: string;
  /** Says what to do next. */
  message?: ReactNode;
  icon?: LucideIcon;
  action?: ReactNode;
};

export function EmptyState({ title, message, icon: Icon = Inbox, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-sunken text-muted">
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="max-w-sm">
        <p className="text-lg font-semibold">{legible(title)}</p>
        {message && <p className="mt-1 text-pretty text-muted">{legible(message)}</p>}
      </div>
      {action}
    </div>
  );
}
