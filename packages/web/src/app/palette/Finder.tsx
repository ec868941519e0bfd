import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { go } from '@/lib/navigation/location';
import { Input } from '@/ui/Input';
import type { Hit, Question, Reading } from './hit';
import { HitList, hitId } from './HitList';
import { rememberThing } from './recent-things';
import { useHits } from './use-hits';

type FinderProps = { onClose: () => void; onRead: (reading: Reading) => void };

/** The palette's box and its hits. Keys stay in the box; Tab moves through the hits as the arrows do. */
export function Finder({ onClose, onRead }: FinderProps) {
  const listId = useId();
  const [question, setQuestion] = useState<Question>();
  const { text, type, hurry, groups, searching, failed } = useHits(question);
  const hits = groups.flatMap((group) => group.hits);
  const [chosenId, setChosenId] = useState<string>();
  const active = hits.find(({ id }) => id === chosenId) ?? hits[0];

  const follow = (hit: Hit) => {
    if (typeof hit.to !== 'string') {
      if ('reads' in hit.to) return onRead(hit.to.reads);
      setQuestion(hit.to.asks);
      type('');
      return;
    }
    if (hit.thing) rememberThing(hit.thing);
    onClose();
    void go(hit.to);
  };
  const enter = useEnter(searching, () => active && follow(active));
  const write = (typed: string) => {
    type(typed);
    setChosenId(undefined);
    enter.forget();
  };
  const move = (step: number) => {
    const index = active ? hits.indexOf(active) + step : 0;
    setChosenId(hits.at(index % Math.max(1, hits.length))?.id);
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Enter: () => {
      hurry();
      enter.press();
    },
    Escape: () => (question ? setQuestion(undefined) : onClose()),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Tab: ({ shiftKey }) => move(shiftKey ? -1 : 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    action(event);
  };
  const label = question ? 'ممن قُبضت الدفعة؟' : 'ابحث عن شاشة أو إجراء أو سجل';

  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input with this role is the combobox pattern
        role="combobox"
        data-autofocus=""
        data-takes-scan="any"
        aria-label={label}
        placeholder={question ? 'قبض دفعة: اسم العميل أو هاتفه…' : 'قطعة أو عميل أو رقم فاتورة أو إجراء…'}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? hitId(listId, active) : undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <HitList
        id={listId}
        groups={groups}
        active={active}
        onActive={({ id }) => setChosenId(id)}
        onChoose={follow}
      />
      <output className="text-sm text-muted empty:hidden">
        {searching && hits.length === 0 && 'جارٍ البحث…'}
        {!searching && failed && 'تعذّر البحث في البيانات'}
        {!searching && !failed && hits.length === 0 && 'لا توجد نتائج مطابقة'}
      </output>
    </div>
  );
}

/** Enter that is pressed while the server still searches takes effect with its answer, as after a scan. */
function useEnter(searching: boolean, follow: () => void) {
  const isPressed = useRef(false);
  const run = useEffectEvent(follow);
  useEffect(() => {
    if (searching || !isPressed.current) return;
    isPressed.current = false;
    run();
  }, [searching]);
  return {
    press: () => {
      if (searching) isPressed.current = true;
      else follow();
    },
    forget: () => {
      isPressed.current = false;
    },
  };
}
