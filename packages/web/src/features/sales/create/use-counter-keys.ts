import type { PaymentType } from '@turoos/contract';
import { useEffect, useEffectEvent } from 'react';
import { matches, useShortcut } from '@/lib/keyboard/shortcuts';
import { shiftKey } from './CounterShift';
import { paymentKeys } from './Payment';

interface CounterKeys {
  focusSearch: () => void;
  focusCustomer: () => void;
  smartSearch: () => void;
  pay: (type: PaymentType) => void;
  save: () => void;
  /** Opens the user's shift, or closes it. */
  shift: () => void;
}

/** Shortcut keys for a whole sale without the mouse: F2 parts, F8 to F10 payment, F4 save. */
export function useCounterKeys({
  focusSearch,
  focusCustomer,
  smartSearch,
  pay,
  save,
  shift,
}: CounterKeys): void {
  useShortcut('/', 'البحث عن قطعة', focusSearch);
  useFunctionKey('F2', 'البحث عن قطعة', focusSearch);
  useFunctionKey('F3', 'البحث الذكي', smartSearch);
  useFunctionKey('F6', 'اختيار العميل', focusCustomer);
  useFunctionKey(shiftKey, 'فتح الوردية أو إقفالها', shift);
  useFunctionKey(paymentKeys.paid, 'الدفع نقداً', () => pay('paid'));
  useFunctionKey(paymentKeys.partial, 'دفع جزئي', () => pay('partial'));
  useFunctionKey(paymentKeys.deferred, 'البيع بالآجل', () => pay('deferred'));
  useFunctionKey('F4', 'حفظ الفاتورة', save);
  useShortcut('Ctrl+Enter', 'حفظ الفاتورة', save);
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

/**
 * Binds a function key (F1 to F12) and lists it with the other shortcuts. Unlike a letter it types nothing,
 * so it works inside text inputs too.
 */
function useFunctionKey(keys: string, label: string, action: () => void): void {
  const run = useEffectEvent(action);
  useShortcut(keys, label, () => run());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !matches(event, keys) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run();
    };
    // runs before the general listener, which skips prevented keys
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [keys]);
}
