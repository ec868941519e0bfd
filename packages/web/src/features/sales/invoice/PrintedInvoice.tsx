import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { InvoiceSheet } from '@turoos/pdf';
import { InvoicePaper } from './InvoicePaper';
import type { Paper } from './use-paper';

/** The copy for the printer: rendered outside the page, hidden on the screen, alone on the paper. */
export function PrintedInvoice({ sheet, paper }: { sheet: InvoiceSheet; paper: Paper }) {
  const printed = useRef<HTMLDivElement>(null);
  useEffect(() => cutRollToLength(printed.current), []);
  return createPortal(
    <div ref={printed} className="invoice-print" aria-hidden="true">
      <InvoicePaper sheet={sheet} paper={paper} />
    </div>,
    document.body,
  );
}

const MM = 96 / 25.4;

/**
 * Sets the page length of a receipt: CSS knows only fixed lengths, so the content is measured before
 * printing.
 */
function cutRollToLength(printed: HTMLElement | null) {
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rule);
  const measure = () => {
    const height = printed?.firstElementChild?.getBoundingClientRect().height ?? 0;
    rule.replaceSync(`@page invoice-roll { size: 80mm ${Math.ceil(height / MM) + 8}mm; margin: 0; }`);
  };
  addEventListener('beforeprint', measure);
  return () => {
    removeEventListener('beforeprint', measure);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rule);
  };
}
