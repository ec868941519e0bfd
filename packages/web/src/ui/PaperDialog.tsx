import { Printer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { fitTablesToPaper } from '@/lib/print/fit-paper';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { PrintCopy } from './PrintCopy';
import './paper.css';

type PaperDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The paper: previewed here, printed without the rest of the page. */
  children: ReactNode;
};

/** Previews a paper and prints it. */
export function PaperDialog({ open, onClose, title, children }: PaperDialogProps) {
  useEffect(() => fitTablesToPaper('14mm'), []);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
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
        {/* The preview takes focus so that a long paper can be scrolled by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-label="معاينة السند" className="rounded-md bg-sunken p-2 sm:p-4">
          <div className="mx-auto max-w-3xl bg-surface p-3 shadow-card sm:p-6">{children}</div>
        </section>
      </Dialog>
      {open && <PrintCopy className="paper">{children}</PrintCopy>}
    </>
  );
}
