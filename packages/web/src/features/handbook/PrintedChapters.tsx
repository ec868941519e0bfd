import { useEffect, useEffectEvent, useRef } from 'react';
import { PrintCopy } from '@/ui/PrintCopy';
import { groups, type Chapter } from './chapters';
import { ChapterText } from './ChapterText';
import '@/ui/paper.css';

type PrintedChaptersProps = { chapters: readonly Chapter[]; onPrinted: () => void };

/** Chapters on A4: one alone, or all with their contents first. Opens the browser's print dialog by itself. */
export function PrintedChapters({ chapters, onPrinted }: PrintedChaptersProps) {
  const paper = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    let isGone = false;
    window.addEventListener('afterprint', finish, { once: true });
    const pictures = [...(paper.current?.querySelectorAll('img') ?? [])];
    const printWhenShown = async () => {
      // a picture that does not arrive is left out, and the text is printed all the same
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      if (!isGone) window.print();
    };
    void printWhenShown();
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', finish);
    };
  }, []);

  return (
    <PrintCopy ref={paper} className="paper">
      {chapters.length > 1 && <Contents chapters={chapters} />}
      {chapters.map(({ name, blocks }) => (
        <article key={name} className={chapters.length > 1 ? 'break-before-page' : undefined}>
          <ChapterText blocks={blocks} onPaper />
        </article>
      ))}
    </PrintCopy>
  );
}

const Contents = ({ chapters }: { chapters: readonly Chapter[] }) => (
  <header>
    <h1 className="mb-4 text-2xl">دليل تروس</h1>
    {groups.map(({ title }) => (
      <section key={title} className="mb-3">
        <h2 className="text-base">{title}</h2>
        <ul className="list-disc ps-6">
          {chapters
            .filter(({ group }) => group === title)
            .map((chapter) => (
              <li key={chapter.name}>{chapter.title}</li>
            ))}
        </ul>
      </section>
    ))}
  </header>
);
