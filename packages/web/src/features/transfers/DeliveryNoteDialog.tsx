import type { Transfer } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DeliveryNote } from './DeliveryNote';
import './delivery-note.css';

/** Shows the paper that goes with the goods, and prints it. */
export function DeliveryNoteDialog({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) {
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={`سند تسليم ${transfer.transferNumber}`}
        size="lg"
        footer={
          <>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              طباعة
            </Button>
            <Button onClick={onClose}>إغلاق</Button>
          </>
        }
      >
        {/* long notes are read by keyboard too: the preview takes the focus so that its dialog can be scrolled */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-label="معاينة السند" className="rounded-md bg-sunken p-2 sm:p-4">
          <div className="mx-auto max-w-3xl bg-surface p-3 shadow-card sm:p-6">
            <DeliveryNote transfer={transfer} />
          </div>
        </section>
      </Dialog>
      {open &&
        createPortal(
          <div className="delivery-note-paper">
            <DeliveryNote transfer={transfer} />
          </div>,
          document.body,
        )}
    </>
  );
}
