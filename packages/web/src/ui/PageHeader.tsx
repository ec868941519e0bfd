import type { ReactNode } from 'react';
import { legible } from './Code';

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** Buttons, the most important first. */
  actions?: ReactNode;
  /** StatCards of the page. */
  figures?: ReactNode;
};

export function PageHeader({ title, description, actions, figures }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <h1 className="text-xl">{legible(title)}</h1>
          {description && <p className="text-muted">{legible(description)}</p>}
        </div>
        {actions && <div className="flex no-print flex-wrap gap-2">{actions}</div>}
      </div>
      {figures && (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
          {figures}
        </div>
      )}
    </header>
  );
}
