import type { ShiftReport } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '@/lib/platform/use-media';
import { cutRollToLength } from '@/lib/print/roll-length';
import { PaperChoice } from '@/shared/shop/PaperChoice';
import { usePaper } from '@/shared/shop/use-paper';
import { ShiftSlip } from './ShiftSlip';

/** A shift's report as it will be printed on the chosen paper, and its copy for the printer. */
export function SlipPreview({ report }: { report: ShiftReport }) {
  const [paper] = usePaper();
  // an A4 sheet is too wide to read on a phone
  const shown = usePhone() ? 'roll' : paper;
  const printed = useRef<HTMLDivElement>(null);
  useEffect(() => cutRollToLength(printed.current, 'slip-roll'), []);
  return (
    <>
      <PaperChoice />
      <div className="overflow-x-auto rounded-md bg-sunken p-2 sm:p-4">
        <div className="mx-auto w-fit max-w-full shadow-popup">
          <ShiftSlip report={report} paper={shown} />
        </div>
      </div>
      {createPortal(
        <div ref={printed} className="slip-print" aria-hidden="true">
          <ShiftSlip report={report} paper={paper} />
        </div>,
        document.body,
      )}
    </>
  );
}
