import { useEffect, useRef } from 'react';
import type { InvoiceSheet } from '@turoos/pdf';
import { cutRollToLength } from '@/lib/print/roll-length';
import type { Paper } from '@/shared/shop/use-paper';
import { PrintCopy } from '@/ui/PrintCopy';
import { InvoicePaper } from './InvoicePaper';

/** The copy for the printer: rendered outside the page, hidden on the screen, alone on the paper. */
export function PrintedInvoice({ sheet, paper }: { sheet: InvoiceSheet; paper: Paper }) {
  const printed = useRef<HTMLDivElement>(null);
  useEffect(() => cutRollToLength(printed.current, 'invoice-roll'), []);
  return (
    <PrintCopy ref={printed} className="invoice-print" aria-hidden="true">
      <InvoicePaper sheet={sheet} paper={paper} />
    </PrintCopy>
  );
}
