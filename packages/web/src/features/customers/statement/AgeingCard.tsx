import { customersApi, type Customer } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { AgeingSection } from '@/shared/ledger/AgeingSection';
import { Money } from '@/ui/Money';

const both = (cents: number) => <Money usd={cents} at="today" stacked />;

/** The age of the customer's debt; renders nothing without one. */
export function AgeingCard({ customer }: { customer: Customer }) {
  const ageing = useData(
    'customers',
    customersApi.ageing,
    { params: { id: customer._id } },
    { enabled: customer.balance < 0 },
  );
  if (customer.balance >= 0) return null;
  return <AgeingSection title="أعمار الديون" className="mb-4" query={ageing} money={both} />;
}
