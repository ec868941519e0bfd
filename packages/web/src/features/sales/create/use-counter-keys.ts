import type { PaymentType } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { shiftKey } from './CounterShift';
import { paymentKeys } from './Payment';
import { holdKey } from './SaveBar';

/** The key that notes what was asked for in vain. */
const askKey = 'Alt+A';

interface CounterKeys {
  focusSearch: () => void;
  focusCustomer: () => void;
  smartSearch: () => void;
  /** Notes what a customer asked for in vain. */
  ask: () => void;
  pay: (type: PaymentType) => void;
  save: () => void;
  hold: () => void;
  /** Opens the user's shift, or closes it. */
  shift: () => void;
}

/** Shortcut keys for a whole sale without the mouse: F2 parts, F8 to F10 payment, F4 save. */
export function useCounterKeys({
  focusSearch,
  focusCustomer,
  smartSearch,
  ask,
  pay,
  save,
  hold,
  shift,
}: CounterKeys): void {
  useShortcut('/', 'البحث عن قطعة', focusSearch);
  useShortcut('F2', 'البحث عن قطعة', focusSearch);
  useShortcut('F3', 'البحث الذكي', smartSearch);
  useShortcut(askKey, 'تسجيل قطعة طلبها عميل ولم توجد', ask);
  useShortcut('F6', 'اختيار العميل', focusCustomer);
  useShortcut(shiftKey, 'فتح الوردية أو إقفالها', shift);
  useShortcut(paymentKeys.paid, 'الدفع نقداً', () => pay('paid'));
  useShortcut(paymentKeys.partial, 'دفع جزئي', () => pay('partial'));
  useShortcut(paymentKeys.deferred, 'البيع بالآجل', () => pay('deferred'));
  useShortcut('F4', 'حفظ الفاتورة', save);
  useShortcut('Ctrl+Enter', 'حفظ الفاتورة', save);
  useShortcut(holdKey, 'تعليق الفاتورة', hold);
  useShortcut('+', 'زيادة كمية القطعة', null);
  useShortcut('-', 'إنقاص كمية القطعة', null);
  useShortcut('↑↓', 'الانتقال بين القطع', null);
  useShortcut('Delete', 'حذف القطعة المحددة من الفاتورة', null);
  useStrayScan(focusSearch);
}

const takesLetters = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/**
 * Catches a scan while a button has the focus: its first character moves the focus to the search box, which
 * receives the rest.
 */
function useStrayScan(focusSearch: () => void): void {
  const focus = useEffectEvent(focusSearch);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || !/^[\p{L}\p{N}]$/u.test(key)) return;
      if (target instanceof Element && target.closest(takesLetters)) return;
      if (!document.querySelector('dialog[open]')) focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
