import { purchaseMoneyBlocked, spreads, type PurchaseDetail } from '@turoos/contract';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';

export function SummaryCard({ purchase }: { purchase: PurchaseDetail }) {
  const { goods, freight, customs, totalAmount, paidAmount, returnedAmount, remainingAmount } = purchase;
  const charged = freight + customs > 0;
  const hasMoney = !purchaseMoneyBlocked(purchase);
  return (
    <Section title="ملخص الفاتورة">
      <DescriptionList
        facts={[
          { name: 'البضاعة', value: charged && <Usd cents={goods} /> },
          { name: 'الشحن', value: freight > 0 && <Usd cents={freight} /> },
          { name: 'الجمارك', value: customs > 0 && <Usd cents={customs} /> },
          { name: 'توزيع التكاليف', value: charged && spreads[purchase.spreadBy] },
          { name: 'الإجمالي', value: <Usd cents={totalAmount} className="text-lg font-semibold" /> },
          {
            name: 'قيمة ما وصل',
            value: purchase.status === 'partly_received' && <Usd cents={purchase.receivedAmount} />,
          },
          { name: 'المدفوع', value: hasMoney && <Usd cents={paidAmount} /> },
          { name: 'المرتجع', value: hasMoney && returnedAmount > 0 && <Usd cents={returnedAmount} /> },
          {
            name: 'المتبقي',
            value: hasMoney && (
              <Usd
                cents={remainingAmount}
                className={remainingAmount > 0 ? 'font-semibold text-danger' : 'font-semibold'}
              />
            ),
          },
        ]}
      />
      {charged && !purchase.chargesOnBill && (
        <p className="mt-3 text-sm text-muted">دُفع الشحن والجمارك لغير المورد، فليسا على فاتورته.</p>
      )}
    </Section>
  );
}
