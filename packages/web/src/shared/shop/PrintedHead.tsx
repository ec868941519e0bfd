import { Printer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { fitTablesToPaper } from '@/lib/print/fit-paper';
import { Button } from '@/ui/Button';
import { PaperHead } from './PaperHead';

/** Prints the screen on A4. */
export function PrintButton() {
  useEffect(() => fitTablesToPaper('12mm'), []);
  return (
    <Button size="sm" icon={Printer} onClick={() => window.print()}>
      طباعة
    </Button>
  );
}

/** The shop and the title of a printed report, which the chosen tab and period show on the screen. */
export const PrintedHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mb-3 hidden print:block">
    <PaperHead title={title} />
    <p className="mt-2">{children}</p>
  </div>
);
