import { paymentStatus, paymentStatusOfSale, type Sale } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code, legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { useDisplayCurrency } from '@/ui/rate-context';
import { Progress } from '@/ui/Progress';
import { handedOver } from '@turoos/pdf/handed-over';
import { decidedLater, paidAtTill } from '../sale-labels';
import { ReturnedMoney } from './ReturnedMoney';

/** The payment status of an invoice. */
export function PaymentCard({ sale }: { sale: Sale }) {
  const display = useDisplayCurrency();
  const status = paymentStatusOfSale(sale);
  if (!status) return <Held />;
  const due = sale.partialAmount + sale.remaining;
  const handed = handedOver(sale, display);
  return (
    <Section title="حالة الدفع">
      <DescriptionList
        facts={[
          { name: 'الحالة', value: <StatusMark status={status} normal={status === paymentStatus.paid} /> },
          { name: 'دُفع عند البيع', value: <Money usd={sale.tillPaid} at={paidAtTill(sale)} /> },
          { name: 'تفصيل الدفع', value: handed.length > 0 && <HandedList handed={handed} /> },
          {
            name: 'دُفع بعده',
            value: sale.partialAmount > sale.tillPaid && (
              <Money usd={sale.partialAmount - sale.tillPaid} at={sale.laterRials} />
            ),
          },
          {
            name: 'أُعيد إلى العميل',
            value: sale.cashReturned > 0 && (
              <ReturnedMoney money={sale.returned ?? []} usd={sale.cashReturned} at={sale.usd_to_yer} />
            ),
          },
        ]}
      />
      {sale.remaining > 0 && (
        <div className="mt-3">
          <Progress label="نسبة المدفوع" percent={Math.round((sale.partialAmount / due) * 100)} />
        </div>
      )}
    </Section>
  );
}

const HandedList = ({ handed }: { handed: ReturnType<typeof handedOver> }) => (
  <ul>
    {handed.map(({ label, amount, symbol }, index) => (
      <li key={index}>
        {legible(label)} <Code className="font-semibold">{amount}</Code> {symbol}
      </li>
    ))}
  </ul>
);

const Held = () => (
  <Section title="حالة الدفع">
    <p className="text-muted">{decidedLater}.</p>
  </Section>
);
