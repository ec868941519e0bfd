import { adenDay, editQuotationBlocked, ltr, quotationsApi, type Quotation } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { navigate, useRecordId } from '@/lib/navigation/hooks';
import { dayAfter } from '@/shared/reservations/until';
import { useShop } from '@/shared/shop/use-shop';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { RecordPage } from '@/ui/RecordPage';
import { missingQuotation } from '../missing-quotation';
import { formOf, QuotationForm, requestOf } from './quotation-form';
import { QuotationEditor } from './QuotationEditor';
import { useKeptQuotation } from './use-kept-quotation';

/** Changes a quotation of which nothing is sold. */
export function EditQuotationScreen() {
  const id = useRecordId();
  const quotation = useData('quotations', quotationsApi.get, { params: { id } });
  return (
    <RecordPage query={quotation} {...missingQuotation} layout="single">
      {(found) => <Editor key={found._id} quotation={found} />}
    </RecordPage>
  );
}

function Editor({ quotation }: { quotation: Quotation }) {
  const { _id: id, number, version, validUntil, usd_to_yer: rate } = quotation;
  const { quotationDays } = useShop();
  const start = {
    ...formOf(quotation),
    validUntil: validUntil < adenDay() ? dayAfter(quotationDays) : validUntil,
  };
  const form = useZodForm(QuotationForm, { defaultValues: start });
  // of another version it would undo what others changed
  const kept = useKeptQuotation(form, `${id}-${version}`, start);
  const update = useAction(quotationsApi.update, {
    done: 'تم حفظ عرض السعر',
    failed: 'فشل في حفظ عرض السعر',
  });
  const back = () => navigate({ to: '/quotations/$id', params: { id } });
  const reason = editQuotationBlocked(quotation);
  return (
    <>
      <PageHeader title={`تعديل عرض سعر ${ltr(number)}`} />
      {reason ? (
        <EmptyState
          title={reason}
          action={
            <LinkButton to="/quotations/new" search={{ copy: id }}>
              نسخ إلى عرض جديد
            </LinkButton>
          }
        />
      ) : (
        <QuotationEditor
          form={form}
          kept={kept}
          rate={rate}
          onSave={async (typed) => {
            await update.mutateAsync({ params: { id }, body: { ...requestOf(typed), version } });
            kept.discard();
            await back();
          }}
          onLeave={() => void back()}
        />
      )}
    </>
  );
}
