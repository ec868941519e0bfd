import { suppliersApi, type Supplier } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { AgeingSection } from '@/shared/ledger/AgeingSection';
import { Section } from '@/ui/Card';
import { Usd } from '@/ui/Usd';
import { balanceWords } from '../balance-words';

const dollars = (cents: number) => <Usd cents={cents} />;

/** The age of the shop's debt to the supplier, by the dates of the purchases. */
export function SupplierAgeing({ supplier }: { supplier: Supplier }) {
  const owes = supplier.balance < 0;
  const ageing = useData(
    'suppliers',
    suppliersApi.ageing,
    { params: { id: supplier._id } },
    { enabled: owes },
  );
  if (!owes)
    return (
      <Section title="أعمار المستحق">
        <p className="text-muted">لا شيء مستحق عليك: {balanceWords(supplier.balance)}.</p>
      </Section>
    );
  return <AgeingSection title="أعمار المستحق" query={ageing} money={dollars} />;
}
