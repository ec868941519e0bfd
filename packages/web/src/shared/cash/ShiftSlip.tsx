import type { ShiftReport } from '@turoos/contract';
import { shiftSheet, type ShiftSheet } from '@turoos/pdf/shift-sheet';
import { useCurrencies } from '@/shared/money/use-currencies';
import type { Paper } from '@/shared/shop/use-paper';
import { useShop } from '@/shared/shop/use-shop';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { SlipValueText } from './SlipValueText';
import './slip.css';

type ShiftSlipProps = { report: ShiftReport; paper: Paper };

/** The paper of a shift: X while it is open, Z once it is closed. */
export function ShiftSlip({ report, paper }: ShiftSlipProps) {
  const sheet = shiftSheet(report, useCurrencies(), useShop());
  return (
    <article className="slip" data-paper={paper} aria-label={sheet.title}>
      <header>
        <div>
          <p className="slip-shop">{legible(sheet.store.name)}</p>
          <p>{legible(sheet.store.address)}</p>
        </div>
        <div>
          <p className="slip-title">{sheet.title}</p>
          <p>{legible(sheet.drawer)}</p>
        </div>
      </header>
      <Parts parts={sheet.facts} />
      <Parts parts={sheet.cash} />
      {sheet.reasons.map(({ name, text }) => (
        <p key={name} className="slip-reason">
          <b>{legible(name)}:</b> {legible(text)}
        </p>
      ))}
      {sheet.signers.length > 0 && (
        <div className="slip-signs">
          {sheet.signers.map((signer) => (
            <p key={signer}>{legible(signer)}</p>
          ))}
        </div>
      )}
    </article>
  );
}

const Parts = ({ parts }: { parts: ShiftSheet['facts'] }) => (
  <div className="slip-parts">
    {parts.map(({ title, lines }) => (
      <section key={title}>
        <h2>{legible(title)}</h2>
        <dl>
          {lines.map(({ name, value, other, strong }) => (
            <div key={name} className={cn(strong && 'slip-strong')}>
              <dt>{legible(name)}</dt>
              <dd>
                <SlipValueText value={value} />
                {other && (
                  <small>
                    {' '}
                    <SlipValueText value={other} />
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
