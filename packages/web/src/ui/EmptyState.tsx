import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { legible } from './Code';
import { Drawing } from './Drawing';
import type { Scene } from './scenes';

type EmptyStateProps = {
  title: string;
  /** Says what to do next. */
  message?: ReactNode;
  /** Why there is nothing: no records yet, none found, none left to do, or none for this user. */
  scene?: Scene;
  /** The sign of what is missing, on the drawing. */
  icon?: LucideIcon;
  action?: ReactNode;
};

export function EmptyState({ title, message, scene = 'list', icon: Icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <span className="relative">
        <Drawing scene={scene} />
        {Icon && (
          <span className="absolute end-1 bottom-0 flex size-9 items-center justify-center rounded-full border-2 border-surface bg-accent-soft text-accent-strong">
            <Icon className="size-4.5" aria-hidden="true" />
          </span>
        )}
      </span>
      <div className="max-w-sm">
        <p className="text-lg font-semibold">{legible(title)}</p>
        {message && <p className="mt-1 text-pretty text-muted">{legible(message)}</p>}
      </div>
      {action}
    </div>
  );
}
