import type { InvoiceSheet } from '@turoos/pdf';
import type { ReactNode } from 'react';
import { YER } from '@/lib/format/format';
import type { Paper } from '@/shared/shop/use-paper';
import { Barcode } from '@/ui/Barcode';
import { cn } from '@/ui/cn';
import { Code, legible, Words } from '@/ui/Code';
import { A4Lines, RollLines } from './InvoiceLines';
import './invoice.css';

/** The printed invoice, on A4 or on a receipt roll. */
export function InvoicePaper({ sheet, paper }: { sheet: InvoiceSheet; paper: Paper }) {
  const Lines = paper === 'roll' ? RollLines : A4Lines;
  return (
    <article className="invoice" data-paper={paper} aria-label={`فاتورة مبيعات ${sheet.number}`}>
      <header className="invoice-head">
        <div>
          {sheet.store.logo && <img src={sheet.store.logo} alt="" className="invoice-logo" />}
          <p className="invoice-shop">
            <Words>{sheet.store.name}</Words>
          </p>
          <p>
            <Words>{sheet.store.address}</Words>
          </p>
          {sheet.store.phone && (
            <p>
              هاتف: <Code>{sheet.store.phone}</Code>
            </p>
          )}
        </div>
        <div className="invoice-number">
          <p className="invoice-title">فاتورة مبيعات</p>
          <Code className="font-semibold">{sheet.number}</Code>
          <Barcode text={sheet.number} className="invoice-bars" />
          {sheet.stamp && <p className="invoice-stamp">{sheet.stamp}</p>}
        </div>
      </header>
      <Facts sheet={sheet} />
      <Lines lines={sheet.lines} display={sheet.display} />
      <InvoiceTotals totals={sheet.totals} handed={sheet.handed} />
      {sheet.notes && (
        <p className="invoice-notes">
          <b>ملاحظات:</b> <Words>{sheet.notes}</Words>
        </p>
      )}
      <footer className="invoice-foot">
        <Words>{sheet.store.name}</Words> · الإصدار <Code>{sheet.version}</Code>
      </footer>
    </article>
  );
}

function Facts({ sheet }: { sheet: InvoiceSheet }) {
  return (
    <dl className="invoice-facts">
      <Fact name="التاريخ">{sheet.date}</Fact>
      {sheet.offlineNumber && (
        <Fact name="الرقم المؤقت">
          <Code>{sheet.offlineNumber}</Code>
        </Fact>
      )}
      <Fact name="العميل">
        <Words>{sheet.customer}</Words>
      </Fact>
      <Fact name="طريقة الدفع">{sheet.payment}</Fact>
      {sheet.customerPhone && (
        <Fact name="الهاتف">
          <Code>{sheet.customerPhone}</Code>
        </Fact>
      )}
      {sheet.seller && (
        <Fact name="البائع">
          <Words>{sheet.seller}</Words>
        </Fact>
      )}
      {sheet.rate && (
        <Fact name="سعر الصرف">
          <Code>{sheet.rate}</Code> ر.ي للدولار
        </Fact>
      )}
      {sheet.rateMissing && <b className="invoice-warning">سعر الصرف غير متوفر</b>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{legible(name)}:</dt>
    <dd>{children}</dd>
  </div>
);

const InvoiceTotals = ({ totals, handed }: Pick<InvoiceSheet, 'totals' | 'handed'>) => (
  <table className="invoice-totals">
    <tbody>
      {totals.map(({ label, usd, yer, strong }) => (
        <tr key={label} className={cn(strong && 'invoice-strong')}>
          <th scope="row">
            <Words>{label}</Words>
          </th>
          {yer !== null && (
            <td>
              <Code>{yer}</Code> {YER}
            </td>
          )}
          <td>
            <Code>{usd}</Code>
          </td>
        </tr>
      ))}
    </tbody>
    {handed.length > 0 && (
      <tbody className="invoice-handed">
        {handed.map(({ label, amount, symbol }, index) => (
          <tr key={index}>
            <th scope="row">
              <Words>{label}</Words>
            </th>
            <td colSpan={2}>
              <Code>{amount}</Code> {symbol}
            </td>
          </tr>
        ))}
      </tbody>
    )}
  </table>
);
