import { quotationsApi, type Quotation } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { missingQuotation } from '../missing-quotation';
import { FactsCard } from './FactsCard';
import { KeptCard } from './KeptCard';
import { LinesCard } from './LinesCard';
import { QuotationHeader } from './QuotationHeader';
import { RateBanner } from './RateBanner';

/** One quotation: what was offered, and what became of it. */
export function QuotationScreen() {
  const id = useRecordId();
  const quotation = useData('quotations', quotationsApi.get, { params: { id } });
  return (
    <RecordPage query={quotation} {...missingQuotation} layout="sidebar">
      {(found) => <Details quotation={found} />}
    </RecordPage>
  );
}

const Details = ({ quotation }: { quotation: Quotation }) => (
  <>
    <QuotationHeader quotation={quotation} />
    <RateBanner quotation={quotation} />
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <LinesCard quotation={quotation} />
      <div className="flex min-w-0 flex-col gap-4">
        <FactsCard quotation={quotation} />
        <KeptCard quotation={quotation} />
        <NotesCard notes={quotation.note} />
      </div>
    </div>
  </>
);
