import { fold } from '@turoos/contract';
import type { KeyboardEvent } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import type { Passage } from './find-passages';

type PassagesProps = {
  passages: readonly Passage[];
  /** The folded words that were searched for, which are marked. */
  words: readonly string[];
  onChoose: (passage: Passage) => void;
  /** The up key above the first passage. */
  onLeave: () => void;
};

/** What the search found; the arrows move along it. */
export function Passages({ passages, words, onChoose, onLeave }: PassagesProps) {
  if (passages.length === 0)
    return <EmptyState scene="search" title="لا توجد نتائج مطابقة" message="جرّب كلمة أخرى أو أقصر." />;
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll('button')];
    const next = all.indexOf(event.target as HTMLButtonElement) + step;
    if (next < 0) onLeave();
    else all[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
    <ul className="flex flex-col gap-1" onKeyDown={move}>
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
            <span className="line-clamp-3">
              <Marked text={passage.sentence} words={words} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A sentence with the words that were searched for marked, in whatever spelling they stand there. */
const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  text.split(/(\s+)/).map((part, index) => {
    const isFound = words.some((word) => fold(part).includes(word));
    return isFound ? (
      <mark key={index} className="rounded-sm bg-accent-soft text-accent-strong">
        {part}
      </mark>
    ) : (
      part
    );
  });
