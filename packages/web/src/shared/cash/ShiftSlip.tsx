import { moneyMovementKinds, type ShiftReport } from '@turoos/contract';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber, formatUsd } from '@/lib/format/format';
import { Amount } from '@/shared/money/Amount';
import { useCurrency } from '@/shared/money/use-currencies';
import type { Paper } from '@/shared/shop/use-paper';
import { useShop } from '@/shared/shop/use-shop';
import { cn } from '@/ui/cn';
import { Code, legible } from '@/ui/Code';
import { inOrder, methodName, refusedCountsName, reportTitle } from './report-words';
import './slip.css';

type ShiftSlipProps = { report: ShiftReport; paper: Paper };

/** The paper of a shift: X while it is open, Z once it is closed. */
export function ShiftSlip({ report, paper }: ShiftSlipProps) {
  const store = useShop();
  const { shift, sales, refunds } = report;
  return (
    <article className="slip" data-paper={paper} aria-label={reportTitle(report)}>
      <header>
        <div>
          <p className="slip-shop">{legible(store.name)}</p>
          <p>{legible(store.address)}</p>
        </div>
        <div>
          <p className="slip-title">{reportTitle(report)}</p>
          <p>{legible(shift.drawer.name)}</p>
        </div>
      </header>
      <div className="slip-parts">
        <Part title="الوردية">
          <Line name="فُتحت">{formatDateTime(shift.openedAt)}</Line>
          <Line name="فتحها">{legible(shift.openedBy?.name ?? 'مستخدم محذوف')}</Line>
          {shift.closedAt && <Line name="أُقفلت">{formatDateTime(shift.closedAt)}</Line>}
          {shift.closedAt && <Line name="أقفلها">{legible(shift.closedBy?.name ?? 'مستخدم محذوف')}</Line>}
          {shift.people.length > 1 && (
            <Line name="العاملون">{legible(shift.people.map(({ name }) => name).join('، '))}</Line>
          )}
          {shift.refusedCounts > 0 && (
            <Line name={refusedCountsName}>{formatNumber(shift.refusedCounts)}</Line>
          )}
        </Part>
        <Part title="المبيعات">
          <Line name={`الفواتير (${formatNumber(sales.count)})`}>
            <Code>{formatUsd(sales.total)}</Code>
          </Line>
          <Line name="منها بالآجل">
            <Code>{formatUsd(sales.credit)}</Code>
          </Line>
          <Line name={`المرتجعات (${formatNumber(refunds.count)})`}>
            <Code>{formatUsd(refunds.total)}</Code>
          </Line>
        </Part>
        {report.methods.length > 0 && (
          <Part title="غير النقد">
            {report.methods.map(({ method, currency, count, amount }) => (
              <Line key={`${method} ${currency}`} name={`${methodName(method)} (${formatNumber(count)})`}>
                <Amount currency={currency} amount={amount} />
              </Line>
            ))}
          </Part>
        )}
      </div>
      <div className="slip-parts">
        {report.currencies.map((cash) => (
          <CurrencyPart key={cash.currency} cash={cash} />
        ))}
      </div>
      {shift.openingReason && (
        <p className="slip-reason">
          <b>سبب فرق الافتتاح:</b> {legible(shift.openingReason)}
        </p>
      )}
      {shift.reason && (
        <p className="slip-reason">
          <b>سبب الفرق:</b> {legible(shift.reason)}
        </p>
      )}
      {report.kind === 'Z' && (
        <div className="slip-signs">
          <p>أمين الصندوق</p>
          <p>المستلم</p>
        </div>
      )}
    </article>
  );
}

function CurrencyPart({ cash }: { cash: ShiftReport['currencies'][number] }) {
  const { currency } = cash;
  const { name } = useCurrency(currency);
  const notes = Object.entries(cash.notes ?? {}).toSorted(([a], [b]) => Number(b) - Number(a));
  return (
    <Part title={name}>
      <Line name="عدّ الافتتاح">
        <Amount currency={currency} amount={cash.float} />
      </Line>
      {cash.openingDifference !== null && cash.openingDifference !== 0 && (
        <Line name="وفيه فرق الافتتاح">
          <Amount currency={currency} amount={cash.openingDifference} signed />
        </Line>
      )}
      {inOrder(cash.movements).map(({ kind, count, amount }) => (
        <Line key={kind} name={`${moneyMovementKinds[kind]} (${formatNumber(count)})`}>
          <Amount currency={currency} amount={amount} signed />
        </Line>
      ))}
      {cash.expected !== null && (
        <Line name="المفترض في الصندوق" strong>
          <Amount currency={currency} amount={cash.expected} />
        </Line>
      )}
      {notes.map(([note, count]) => (
        <Line key={note} name={`فئة ${formatNumber(Number(note))}`}>
          <Code>{`× ${formatNumber(count)}`}</Code>
        </Line>
      ))}
      {cash.counted !== null && (
        <Line name="المعدود" strong>
          <Amount currency={currency} amount={cash.counted} />
        </Line>
      )}
      {cash.difference !== null && (
        <Line name={differenceName(cash.difference)} strong>
          <Amount currency={currency} amount={cash.difference} signed />
        </Line>
      )}
    </Part>
  );
}

const differenceName = (difference: number) =>
  difference === 0 ? 'الفرق' : difference > 0 ? 'زيادة' : 'عجز';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{legible(title)}</h2>
    <dl>{children}</dl>
  </section>
);

const Line = ({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div className={cn(strong && 'slip-strong')}>
    <dt>{legible(name)}</dt>
    <dd>{children}</dd>
  </div>
);
