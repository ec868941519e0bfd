import { countsApi, ltr, type Count } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { PrintCopy } from '@/ui/PrintCopy';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CountSheet } from './CountSheet';
import './count-sheet.css';

/** Lines per printout: more paper than this is too much to carry along the shelves. */
const LINES_PER_PRINTOUT = 500;

/** The printable count sheet, with a preview. */
export function CountSheetDialog({ subject: count, open, onClose }: SubjectDialogProps<Count>) {
  const [pile, setPile] = useState(1);
  const [showsSystem, setShowsSystem] = useState(false);
  const lines = useData('counts', countsApi.items, {
    params: { id: count._id },
    query: { page: pile, limit: LINES_PER_PRINTOUT },
  });
  const piles = Math.ceil(count.summary.totalItems / LINES_PER_PRINTOUT);
  const paper = lines.data && (
    <CountSheet
      count={count}
      lines={lines.data.rows}
      from={(pile - 1) * LINES_PER_PRINTOUT}
      showsSystem={showsSystem && !count.systemHidden}
    />
  );
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={`ورقة الجرد ${ltr(count.countNumber)}`}
        size="lg"
        footer={
          <>
            <Button
              variant="primary"
              icon={Printer}
              disabledReason={!paper && 'لم تُحمّل الأصناف بعد'}
              onClick={() => window.print()}
            >
              طباعة
            </Button>
            <Button onClick={onClose}>إغلاق</Button>
          </>
        }
      >
        <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {piles > 1 && (
            <Select
              aria-label="الأصناف المطبوعة"
              className="w-56"
              value={String(pile)}
              onValueChange={(value) => setPile(Number(value))}
              options={Array.from({ length: piles }, (_, index) => ({
                value: String(index + 1),
                label: `الأصناف من ${formatNumber(index * LINES_PER_PRINTOUT + 1)} إلى ${formatNumber(
                  Math.min((index + 1) * LINES_PER_PRINTOUT, count.summary.totalItems),
                )}`,
              }))}
            />
          )}
          {!count.systemHidden && (
            <Checkbox
              label="طباعة كمية النظام"
              checked={showsSystem}
              onChange={(event) => setShowsSystem(event.target.checked)}
            />
          )}
        </div>
        {/* focusable, so that the keyboard can scroll a long preview */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-label="معاينة ورقة الجرد" className="rounded-md bg-sunken p-2 sm:p-4">
          <div className="mx-auto max-w-3xl bg-surface p-3 shadow-card sm:p-6">
            <QueryBoundary query={lines}>{() => paper}</QueryBoundary>
          </div>
        </section>
      </Dialog>
      {open && paper && <PrintCopy className="count-sheet-paper">{paper}</PrintCopy>}
    </>
  );
}
