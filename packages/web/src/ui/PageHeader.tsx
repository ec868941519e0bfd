import type { ReactNode } from 'react';
import { cn } from './cn';
import { legible } from './Code';
import { FigureLine } from './FigureLine';
import { MoreActions } from './MoreActions';

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** The page's main button, and others that are needed as often. */
  actions?: ReactNode;
  /** Buttons needed less often, such as export and refresh. */
  more?: ReactNode;
  /** The Figures of the page. */
  figures?: ReactNode;
};

export function PageHeader({ title, description, actions, more, figures }: PageHeaderProps) {
  return (
    <header className="mb-2 flex min-w-0 flex-col gap-2 sm:mb-3 sm:gap-3">
      <div
        className={cn(
          'flex items-center gap-x-2 gap-y-2 sm:flex-wrap sm:gap-x-4',
          Boolean(actions) && 'flex-wrap',
        )}
      >
        <div
          className={cn(
            'flex min-w-0 grow flex-wrap items-baseline gap-x-3',
            // A title alone leaves the rest to the buttons, which are wider until the font has come.
            Boolean(description) && 'sm:basis-60',
          )}
        >
          <h1 className="text-lg sm:text-xl">{legible(title)}</h1>
          {description && (
            <div
              className={cn(
                'min-w-0 text-sm text-muted',
                // Explanations leave a phone's screen to the records; what is not mere text tells about the record.
                typeof description === 'string' && 'max-sm:hidden',
              )}
            >
              {legible(description)}
            </div>
          )}
        </div>
        {(actions || more) && (
          <div className={cn('flex no-print flex-wrap gap-2', !actions && 'shrink-0')}>
            {actions}
            {more && <MoreActions>{more}</MoreActions>}
          </div>
        )}
      </div>
      {figures && <FigureLine>{figures}</FigureLine>}
    </header>
  );
}
