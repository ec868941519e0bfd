import { addMonths, adenDay } from '@turoos/contract';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import { buttonStyle } from './button-style';
import { monthName, within, type DayLimits } from './calendar-month';
import { CalendarGrid } from './CalendarGrid';
import { placeNear } from './place-near';
import type { SubjectDialogProps } from './use-lazy-dialog';
import { useModal, usePresence } from './use-modal';
import './calendar.css';

export type CalendarSubject = DayLimits & {
  /** The chosen day, or ''. */
  day: string;
  /** The calendar opens beside it; on phones in the middle of the screen. */
  anchor: HTMLElement;
  /** Receives '' to clear the day. */
  onChoose: (day: string) => void;
};

/** A month of days to choose from, in a dialog by the date-picker pattern of ARIA. */
export function Calendar({ open, ...props }: SubjectDialogProps<CalendarSubject>) {
  const { present, gone } = usePresence(open);
  if (!present) return null;
  return createPortal(<CalendarFrame open={open} onGone={gone} {...props} />, document.body);
}

type FrameProps = SubjectDialogProps<CalendarSubject> & { onGone: () => void };

function CalendarFrame({ subject, open, onClose, onGone }: FrameProps) {
  const headingId = useId();
  const { day, anchor, onChoose, ...limits } = subject;
  const today = adenDay();
  const [shown, setShown] = useState(() => within(day || today, limits));
  const modal = useModal({ open, onDismiss: onClose, onGone });
  const wantsFocus = useRef(true);

  useLayoutEffect(() => {
    if (modal.current && !isPhone()) placeNear(anchor, modal.current);
  }, [anchor, modal]);

  // The focus follows the day by keys; a press on the arrows beside the month keeps it there.
  useEffect(() => {
    if (wantsFocus.current) modal.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus();
  }, [modal, shown]);

  const choose = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  const turn = (months: number) => {
    wantsFocus.current = false;
    setShown(within(addMonths(shown, months), limits));
  };
  const walk = (next: string) => {
    wantsFocus.current = true;
    setShown(within(next, limits));
  };

  return (
    <dialog
      ref={modal}
      aria-label="اختيار التاريخ"
      data-closing={open ? undefined : ''}
      className="dialog calendar rounded-lg border border-line bg-surface p-2 text-ink shadow-popup"
    >
      <div className="flex items-center justify-between">
        <Turn label="السنة السابقة" icon={ChevronsRight} onTurn={() => turn(-12)} />
        <Turn label="الشهر السابق" icon={ChevronRight} onTurn={() => turn(-1)} />
        <h2 id={headingId} aria-live="polite" className="min-w-28 text-center font-semibold">
          {monthName(shown)}
        </h2>
        <Turn label="الشهر التالي" icon={ChevronLeft} onTurn={() => turn(1)} />
        <Turn label="السنة التالية" icon={ChevronsLeft} onTurn={() => turn(12)} />
      </div>
      <CalendarGrid
        labelledBy={headingId}
        shown={shown}
        chosen={day}
        today={today}
        limits={limits}
        onWalk={walk}
        onChoose={choose}
      />
      <div className="mt-1 flex gap-2 border-t border-line pt-2">
        <Button
          size="sm"
          disabledReason={within(today, limits) !== today && 'اليوم خارج المدة المسموح بها'}
          onClick={() => choose(today)}
        >
          اليوم
        </Button>
        {day && (
          <Button size="sm" onClick={() => choose('')}>
            محو
          </Button>
        )}
        <Button size="sm" variant="ghost" className="ms-auto" onClick={onClose}>
          رجوع
        </Button>
      </div>
    </dialog>
  );
}

const isPhone = () => window.matchMedia('(width < 40rem)').matches;

const Turn = ({ label, icon: Icon, onTurn }: { label: string; icon: LucideIcon; onTurn: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onTurn}
    className={buttonStyle('ghost', 'icon-sm')}
  >
    <Icon className="size-4" aria-hidden="true" />
  </button>
);
