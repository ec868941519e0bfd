import type { Customer } from '@turoos/contract';
import { Wallet } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Num } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { CreditBadge, CreditUsage } from '../CreditUsage';
import { useAdjustBalance } from '../customer-dialogs';

export function FinancialInfo({ customer }: { customer: Customer }) {
  const mayAdjust = usePermit('customers:manage_balance');
  const adjust = useAdjustBalance();
  return (
    <Section
      title="المعلومات المالية"
      actions={
        <Button
          size="sm"
          icon={Wallet}
          disabledReason={mayAdjust.reason}
          onClick={() => adjust.show(customer)}
        >
          تعديل الرصيد
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <DescriptionList
          blank="غير مسجل"
          facts={[
            { name: 'حد الائتمان', value: <Money usd={customer.creditLimit} at="today" /> },
            { name: 'حالة الائتمان', value: <CreditBadge {...customer} /> },
            { name: 'فئة السعر', value: customer.priceTier?.name ?? 'سعر البيع' },
            { name: 'نقاط الولاء', value: <Num value={customer.loyaltyPoints} /> },
          ]}
        />
        <CreditUsage {...customer} />
      </div>
      {adjust.dialog}
    </Section>
  );
}
