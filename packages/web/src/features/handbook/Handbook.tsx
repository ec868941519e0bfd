import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { Input } from '@/ui/Input';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { findPassages, loadChapters, type Chapter, type Passage } from './chapters';
import { ChapterText } from './ChapterText';

/** The handbook, open at a chapter, with a search over all chapters. */
export function Handbook({ start }: { start: string }) {
  const chapters = useQuery({ queryKey: ['handbook'], queryFn: loadChapters, staleTime: Infinity });
  return (
    <QueryBoundary query={chapters} waiting={<Skeleton className="h-96 w-full" />}>
      {(loaded) => <Pages chapters={loaded} start={start} />}
    </QueryBoundary>
  );
}

function Pages({ chapters, start }: { chapters: readonly Chapter[]; start: string }) {
  const [name, setName] = useState(start);
  const [typed, setTyped] = useState('');
  const page = useRef<HTMLDivElement>(null);
  // the arrows scroll at once, and no phone shows its keyboard over the text
  useEffect(() => page.current?.focus(), []);
  const chapter = chapters.find((one) => one.name === name) ?? chapters[0];
  const show = (next: string, block = 0) => {
    setTyped('');
    setName(next);
    requestAnimationFrame(() => page.current?.querySelector(`[data-block="${block}"]`)?.scrollIntoView());
  };

  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[13rem_1fr]">
      <div className="flex min-w-0 flex-col gap-3">
        <Input
          type="search"
          aria-label="ابحث في الدليل"
          placeholder="ابحث في الدليل…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <nav aria-label="فصول الدليل" className="flex gap-1 max-sm:overflow-x-auto sm:flex-col">
          {chapters.map((one) => (
            <button
              key={one.name}
              type="button"
              aria-current={one === chapter ? 'page' : undefined}
              onClick={() => show(one.name)}
              className={cn(
                'shrink-0 rounded-md px-3 py-1.5 text-start hover:bg-sunken pointer-coarse:min-h-11',
                one === chapter && 'bg-accent-soft font-semibold text-accent-strong',
              )}
            >
              {one.title}
            </button>
          ))}
        </nav>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard */}
      <div ref={page} tabIndex={0} className="min-w-0 rounded-md sm:h-[65dvh] sm:overflow-y-auto sm:px-2">
        {typed.trim() ? (
          <Passages
            passages={findPassages(chapters, typed)}
            onChoose={({ chapter: found, index }) => show(found.name, index)}
          />
        ) : (
          chapter && <ChapterText blocks={chapter.blocks} />
        )}
      </div>
    </div>
  );
}

type PassagesProps = { passages: readonly Passage[]; onChoose: (passage: Passage) => void };

const Passages = ({ passages, onChoose }: PassagesProps) =>
  passages.length === 0 ? (
    <EmptyState title="لا توجد نتائج مطابقة" message="جرّب كلمة أخرى أو أقصر." />
  ) : (
    <ul className="flex flex-col gap-1">
      {passages.map((passage) => (
        <li key={`${passage.chapter.name} ${passage.index}`}>
          <button
            type="button"
            onClick={() => onChoose(passage)}
            className="w-full rounded-md px-3 py-2 text-start hover:bg-sunken"
          >
            <span className="block text-sm font-semibold text-accent-strong">
              {[passage.chapter.title, passage.heading].filter(Boolean).join(' / ')}
            </span>
            <span className="line-clamp-2">{passage.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
