import { useEffect, useRef, type ReactNode } from 'react';
import { cutRollToLength } from '@/lib/print/roll-length';
import { PrintCopy } from '@/ui/PrintCopy';
import './slip.css';

/** The copy for the printer: rendered outside the page, hidden on the screen, alone on the paper. */
export function PrintedSlip({ children }: { children: ReactNode }) {
  const printed = useRef<HTMLDivElement>(null);
  useEffect(() => cutRollToLength(printed.current, 'slip-roll'), []);
  return (
    <PrintCopy ref={printed} className="slip-print" aria-hidden="true">
      {children}
    </PrintCopy>
  );
}
