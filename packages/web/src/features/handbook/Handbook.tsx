import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { Input } from '@/ui/Input';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { handbookQuery, type Chapter } from './chapters';
import { ChapterList } from './ChapterList';
import { ChapterText } from './ChapterText';
import { findPassages } from './find-passages';
import { Passages } from './Passages';
import { PrintedChapters } from './PrintedChapters';

type HandbookProps = {
  /** The name of the chapter, and the place in it, if not its beginning. */
  start: string;
  block?: number;
};

/** The handbook, open at a chapter, with a search over all chapters. */
export function Handbook({ start, block }: HandbookProps) {
  const chapters = useQuery(handbookQuery);
  return (
    <QueryBoundary query={chapters} waiting={<Skeleton className="h-96 w-full" />}>
      {(loaded) => <Pages chapters={loaded} start={start} block={block} />}
    </QueryBoundary>
  );
}

function Pages({ chapters, start, block = 0 }: HandbookProps & { chapters: readonly Chapter[] }) {
  const [name, setName] = useState(start);
  const [typed, setTyped] = useState('');
  const [printed, setPrinted] = useState<readonly Chapter[]>();
  const page = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // the arrows scroll at once, and no phone shows its keyboard over the text
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    if (block > 0) page.current?.querySelector(`[data-block="${block}"]`)?.scrollIntoView();
  }, [block]);
  const chapter = chapters.find((one) => one.name === name) ?? chapters[0];
  const { passages, words } = findPassages(chapters, typed);
  const show = (next: string, at = 0) => {
    setTyped('');
    setName(next);
    page.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => page.current?.querySelector(`[data-block="${at}"]`)?.scrollIntoView());
  };
  const searchKeys = (event: KeyboardEvent) => {
    const [first] = passages;
    if (event.key === 'ArrowDown') page.current?.querySelector('button')?.focus();
    else if (event.key === 'Enter' && first) show(first.chapter.name, first.index);
    else return;
    event.preventDefault();
  };

  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[14rem_1fr]">
      <div className="flex min-w-0 flex-col gap-3 sm:h-[65dvh]">
        <Input
          ref={search}
          type="search"
          className="shrink-0"
          aria-label="ابحث في الدليل"
          placeholder="ابحث في الدليل…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={searchKeys}
        />
        <ChapterList chapters={chapters} current={chapter} onChoose={show} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={Printer} onClick={() => setPrinted(chapter && [chapter])}>
            طباعة الفصل
          </Button>
          <Button size="sm" onClick={() => setPrinted(chapters)}>
            طباعة الدليل كله
          </Button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard */}
      <div ref={page} tabIndex={0} className="min-w-0 rounded-md sm:h-[65dvh] sm:overflow-y-auto sm:px-2">
        {typed.trim() ? (
          <Passages
            passages={passages}
            words={words}
            onChoose={({ chapter: found, index }) => show(found.name, index)}
            onLeave={() => search.current?.focus()}
          />
        ) : (
          chapter && <ChapterText blocks={chapter.blocks} onFollow={show} />
        )}
      </div>
      {printed && <PrintedChapters chapters={printed} onPrinted={() => setPrinted(undefined)} />}
    </div>
  );
}
