import type { Customer } from '@turoos/contract';
import { ScrollText } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { buttonStyle } from '@/ui/button-style';
import { Section } from '@/ui/Card';
import { Num } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { Balance } from '../Balance';
import { CreditBadge, CreditUsage } from '../CreditUsage';

export const FinancialInfo = ({ customer }: { customer: Customer }) => (
  <Section
    title="المعلومات المالية"
    actions={
      <Link
        to="/customers/$id/balance"
        params={{ id: customer._id }}
        className={buttonStyle('ghost', 'sm', 'no-print')}
      >
        <ScrollText className="size-3.5 shrink-0" aria-hidden="true" />
        كشف الحساب
      </Link>
    }
  >
    <div className="flex flex-col gap-4">
      <DescriptionList
        blank="غير مسجل"
        facts={[
          { name: 'الرصيد', value: <Balance cents={customer.balance} /> },
          { name: 'حد الائتمان', value: <Money usd={customer.creditLimit} at="today" /> },
          { name: 'نقاط الولاء', value: <Num value={customer.loyaltyPoints} /> },
          { name: 'حالة الائتمان', value: <CreditBadge {...customer} /> },
        ]}
      />
      <CreditUsage {...customer} />
    </div>
  </Section>
);
