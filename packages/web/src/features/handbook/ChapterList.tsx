import { useEffect, useRef } from 'react';
import { cn } from '@/ui/cn';
import { groups, type Chapter } from './chapters';

type ChapterListProps = {
  chapters: readonly Chapter[];
  current: Chapter | undefined;
  onChoose: (name: string) => void;
};

/** The chapters by who needs them; on a phone one line that scrolls sideways. */
export function ChapterList({ chapters, current, onChoose }: ChapterListProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  const name = current?.name;
  useEffect(() => {
    if (name) chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  return (
    <nav
      aria-label="فصول الدليل"
      className="flex min-h-0 gap-1 max-sm:overflow-x-auto sm:flex-col sm:overflow-y-auto"
    >
      {groups.map(({ title }) => (
        <div key={title} className="flex shrink-0 gap-1 max-sm:items-center sm:flex-col">
          <p className="px-3 text-sm text-muted sm:pt-2">{title}</p>
          {chapters
            .filter(({ group }) => group === title)
            .map((chapter) => (
              <button
                key={chapter.name}
                ref={chapter === current ? chosen : undefined}
                type="button"
                aria-current={chapter === current ? 'page' : undefined}
                onClick={() => onChoose(chapter.name)}
                className={cn(
                  'shrink-0 rounded-md px-3 py-1 text-start hover:bg-sunken pointer-coarse:min-h-11',
                  chapter === current && 'bg-accent-soft font-semibold text-accent-strong',
                )}
              >
                {chapter.title}
              </button>
            ))}
        </div>
      ))}
    </nav>
  );
}
