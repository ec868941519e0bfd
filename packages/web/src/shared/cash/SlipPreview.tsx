import type { ReactNode } from 'react';
import { usePhone } from '@/lib/platform/use-media';
import { PaperChoice } from '@/shared/shop/PaperChoice';
import { usePaper, type Paper } from '@/shared/shop/use-paper';
import { PrintedSlip } from './PrintedSlip';

/** A slip as it will be printed on the chosen paper, and its copy for the printer. */
export function SlipPreview({ render }: { render: (paper: Paper) => ReactNode }) {
  const [paper] = usePaper();
  // an A4 sheet is too wide to read on a phone
  const shown = usePhone() ? 'roll' : paper;
  return (
    <>
      <PaperChoice />
      <div className="overflow-x-auto rounded-md bg-sunken p-2 sm:p-4">
        <div className="mx-auto w-fit max-w-full shadow-popup">{render(shown)}</div>
      </div>
      <PrintedSlip>{render(paper)}</PrintedSlip>
    </>
  );
}
