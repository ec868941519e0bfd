import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { legible } from './Code';

type CardProps = { children: ReactNode; className?: string };

export function Card({ children, className }: CardProps) {
  return (
    <div className={cn('rounded-lg border border-line bg-surface p-4 shadow-card', className)}>
      {children}
    </div>
  );
}

type SectionProps = CardProps & { title: string; description?: string; actions?: ReactNode };

/** A surface with a heading, named for screen readers. */
export function Section({ title, description, actions, children, className }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('min-w-0 rounded-lg border border-line bg-surface shadow-card', className)}
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <div className="min-w-0 grow">
          <h2 id={id} className="text-lg">
            {legible(title)}
          </h2>
          {description && <p className="text-sm text-muted">{legible(description)}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
}
