import { ScanBarcode } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ltr, partWithNumber, type Part } from '@turoos/contract';
import { failureText } from '@/lib/http/api-error';
import { nextPaint } from '@/lib/platform/next-paint';
import { useScans } from '@/lib/scan/use-scans';
import { toast } from '@/lib/toasts/toast-store';
import { meetUnknown, offerUnknown } from '@/shared/parts/meet-unknown';
import { isChassisNumber } from '@/shared/vehicles/is-chassis-number';
import { Kbd } from '@/ui/Kbd';
import { Spinner } from '@/ui/Spinner';
import { usePopup } from '@/ui/use-popup';
import type { Line } from './draft';
import { takeEarlyKeys } from './early-keys';
import { hitId, PartHits } from './PartHits';
import { useLearnedPicks } from './use-learned-picks';
import { lineWithNumber, searchParts, usePartSearch } from './use-part-search';

type PartSearchProps = {
  box: RefObject<HTMLInputElement | null>;
  lines: readonly Line[];
  /** Returns how a part that is looked up from now on is added. */
  aim: () => { isForNext: boolean; add: (part: Part) => boolean };
  /** Called with the end of every look-up. */
  onLookUp: (done: Promise<void>) => void;
  /** Changes a line's quantity by one, without leaving the search box. */
  onStep: (product: string, by: 1 | -1) => void;
  /** Notes that a customer asked for a part that is out of stock; absent while that cannot be noted. */
  onAsk: ((part: Part) => void) | undefined;
  /** Called on ArrowDown in an empty box. */
  onLeave: () => void;
};

/** Milliseconds that the keys of a scan take at most, on a machine that is busy loading. */
const scanLasts = 2000;

const label = 'امسح الباركود أو اكتب رقم القطعة أو اسمها';

/**
 * The search box for parts: a scanned or exact number is added to the invoice at once, other text opens a
 * list.
 */
export function PartSearch({ box, lines, aim, onLookUp, onStep, onAsk, onLeave }: PartSearchProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [lookingUp, setLookingUp] = useState(0);
  const asked = useRef(Promise.resolve());
  const begunAt = useRef(-Infinity);
  const { missed, picked } = useLearnedPicks();
  const found = usePartSearch(missed);
  const open = found.status !== 'idle';
  const { anchor, popup } = usePopup<HTMLDivElement>({
    open,
    onDismiss: found.clear,
    matchWidth: true,
    content: found,
  });

  const reset = () => {
    setText('');
    setActive(0);
    found.clear();
  };
  /** Adds what is chosen and scanned in that order, so that the next scan need not wait for the previous one. */
  const inTurn = (add: () => Promise<void>) => {
    asked.current = asked.current.then(add);
    onLookUp(asked.current);
  };
  const choose = (part: Part) => {
    if (part.quantity <= 0 && onAsk) {
      reset();
      return onAsk(part);
    }
    const { add } = aim();
    const typed = text;
    reset();
    box.current?.focus();
    inTurn(async () => {
      // a slow device shows first that the key was heard, and then the invoice
      await nextPaint();
      if (add(part)) picked(part);
      else retype(typed);
    });
  };

  const lookUp = (scanned: string) => {
    const { isForNext, add } = aim();
    const known = isForNext ? undefined : lineWithNumber(lines, scanned);
    if (known) return onStep(known.product, 1);
    setLookingUp((count) => count + 1);
    const answer = searchParts(scanned);
    inTurn(() =>
      answer
        .then((parts) => take(scanned, parts, add))
        .catch((error: unknown) =>
          toast({ tone: 'danger', title: 'فشل في البحث في المنتجات', message: failureText(error) }),
        )
        .finally(() => setLookingUp((count) => count - 1)),
    );
    void answer.catch(() => undefined);
  };
  const take = (scanned: string, parts: readonly Part[], add: (part: Part) => boolean) => {
    const part = partWithNumber(parts, scanned);
    if (part) return void (add(part) && picked(part));
    if (parts.length === 0) missed(scanned);
    if (parts.length === 0) return void (isChassisNumber(scanned) ? findCar(scanned) : meetMissing(scanned));
    if (box.current?.value) return toast({ tone: 'warning', title: `أكثر من قطعة تطابق «${ltr(scanned)}»` });
    setText(scanned);
    setActive(0);
    found.show(scanned, parts);
  };

  const meetMissing = (typed: string) => meetUnknown(typed, () => retype(typed));
  /** Searches for the parts of a car by its number. */
  const findCar = async (typed: string) => {
    const words = await import('@/shared/vehicles/words-of-chassis')
      .then(({ wordsOfChassis }) => wordsOfChassis(typed))
      .catch(() => undefined);
    if (words) retype(words);
    else void meetMissing(typed);
  };

  /** Puts a text that found nothing into the box again, to be corrected. */
  const retype = (wanted: string) => {
    setText(wanted);
    found.type(wanted);
    box.current?.focus();
  };

  const onFocus = () => {
    const { entered, begun } = takeEarlyKeys();
    entered.forEach(lookUp);
    if (begun) {
      setText(begun);
      begunAt.current = performance.now();
    }
    if (begun || text) found.type(begun || text);
  };

  useScans(
    (code) => {
      // the first letters of a scan may have come before this box was there
      if (performance.now() - begunAt.current < scanLasts) reset();
      // on a phone the keyboard would cover the invoice; an open dialog keeps the focus
      if (matchMedia('(pointer: fine)').matches && !document.querySelector('dialog[open]'))
        box.current?.focus();
      lookUp(code);
    },
    { throughDialogs: true },
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = text.trim();
    const [latest] = lines;
    if (key === 'Enter' && typed !== '') {
      event.preventDefault();
      const hit = found.parts[active];
      if (found.status === 'ready' && found.text === typed && hit) return choose(hit);
      reset();
      lookUp(typed);
    } else if (key === 'ArrowDown' && !open && typed === '') {
      event.preventDefault();
      onLeave();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && found.parts.length > 0) {
      event.preventDefault();
      const { length } = found.parts;
      setActive((at) => (at + (key === 'ArrowDown' ? 1 : length - 1)) % length);
    } else if (key === 'Escape' && text !== '') {
      event.preventDefault();
      reset();
    } else if ((key === '+' || key === '-') && text === '' && latest) {
      event.preventDefault();
      onStep(latest.product, key === '+' ? 1 : -1);
    }
  };

  return (
    <div ref={anchor} className="group relative min-w-0 grow">
      <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-accent">
        {lookingUp > 0 ? (
          <Spinner className="size-5" />
        ) : (
          <ScanBarcode className="size-5" aria-hidden="true" />
        )}
      </span>
      <input
        ref={box}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts="F2 /"
        placeholder={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found.parts.length > 0 ? hitId(listId, active) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          found.type(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={found.clear}
        onFocus={onFocus}
        className="control h-12 ps-11 pe-14 text-lg shadow-card pointer-coarse:h-12"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 flex items-center max-sm:hidden pointer-coarse:hidden"
      >
        {text === '' && <Kbd keys="F2" />}
      </span>
      <div
        ref={popup}
        popover="manual"
        className="max-w-[calc(100vw-1rem)] overflow-hidden rounded-lg border border-line bg-surface p-1 shadow-popup"
      >
        <PartHits
          id={listId}
          {...found}
          asks={onAsk !== undefined}
          active={active}
          onActive={setActive}
          onChoose={choose}
          onRetry={found.retry}
          onCar={() => void findCar(found.text)}
          onMissing={() => {
            reset();
            offerUnknown(found.text, () => retype(found.text));
          }}
        />
      </div>
    </div>
  );
}
