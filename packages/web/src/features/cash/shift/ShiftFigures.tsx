import { moneyMovementKinds, type ShiftReport } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Amount } from '@/shared/money/Amount';
import { methodName } from '@turoos/pdf/handed-over';
import { inOrder } from '@turoos/pdf/shift-sheet';
import { useCurrency } from '@/shared/money/use-currencies';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';

/** What happened in the shift so far, by currency; the expected content only for those who may see it. */
export const ShiftFigures = ({ report }: { report: ShiftReport }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <Section title="المبيعات">
      <DescriptionList
        facts={[
          { name: 'الفواتير', value: formatNumber(report.sales.count) },
          { name: 'الإجمالي', value: <Money usd={report.sales.total} at={report.rials?.total ?? null} /> },
          {
            name: 'منها بالآجل',
            value: <Money usd={report.sales.credit} at={report.rials?.credit ?? null} />,
          },
          {
            name: `المرتجعات (${formatNumber(report.refunds.count)})`,
            value: <Money usd={report.refunds.total} at={report.rials?.refunds ?? null} />,
          },
        ]}
      />
    </Section>
    {report.methods.length > 0 && (
      <Section title="غير النقد">
        <DescriptionList
          facts={report.methods.map(({ method, currency, count, amount }) => ({
            name: `${methodName({ method })} (${formatNumber(count)})`,
            value: <Amount key={currency} currency={currency} amount={amount} />,
          }))}
        />
      </Section>
    )}
    {report.currencies.map((cash) => (
      <CurrencyFigures key={cash.currency} cash={cash} />
    ))}
  </div>
);

function CurrencyFigures({
  cash: { currency, float, openingDifference, movements, expected },
}: CurrencyProps) {
  const { name } = useCurrency(currency);
  return (
    <Section title={name}>
      <DescriptionList
        facts={[
          { name: 'عدّ الافتتاح', value: <Amount currency={currency} amount={float} /> },
          {
            name: 'وفيه فرق الافتتاح',
            value: openingDifference ? (
              <Amount currency={currency} amount={openingDifference} signed />
            ) : undefined,
          },
          ...inOrder(movements).map(({ kind, count, amount }) => ({
            name: `${moneyMovementKinds[kind]} (${formatNumber(count)})`,
            value: <Amount currency={currency} amount={amount} signed />,
          })),
          {
            name: 'المفترض في الصندوق',
            value:
              expected === null ? undefined : (
                <Amount currency={currency} amount={expected} className="font-semibold" />
              ),
          },
        ]}
      />
    </Section>
  );
}

type CurrencyProps = { cash: ShiftReport['currencies'][number] };
