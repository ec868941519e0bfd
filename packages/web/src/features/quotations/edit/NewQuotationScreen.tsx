import { customersApi, quotationsApi } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { dayAfter } from '@/shared/reservations/until';
import { useShop } from '@/shared/shop/use-shop';
import { PageHeader } from '@/ui/PageHeader';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { emptyForm, formOf, QuotationForm, requestOf, type Typed } from './quotation-form';
import { QuotationEditor } from './QuotationEditor';
import { useKeptQuotation } from './use-kept-quotation';

/** A new quotation: empty, for a customer, or a copy of another. */
export function NewQuotationScreen() {
  const { copy, customer } = useSearch() as { copy?: string; customer?: string };
  const until = dayAfter(useShop().quotationDays);
  return (
    <>
      <PageHeader title="عرض سعر جديد" />
      {copy ? (
        <Copied id={copy} until={until} />
      ) : customer ? (
        <ForCustomer id={customer} until={until} />
      ) : (
        <Editor scope="new" start={emptyForm(until)} />
      )}
    </>
  );
}

function Copied({ id, until }: { id: string; until: string }) {
  const source = useData('quotations', quotationsApi.get, { params: { id } });
  return (
    <QueryBoundary query={source} title="فشل في جلب عرض السعر">
      {(quotation) => <Editor scope={`copy-${id}`} start={formOf(quotation, until)} />}
    </QueryBoundary>
  );
}

function ForCustomer({ id, until }: { id: string; until: string }) {
  const known = useData('customers', customersApi.get, { params: { id } });
  return (
    <QueryBoundary query={known} title="فشل في جلب بيانات العميل">
      {({ _id, name }) => (
        <Editor scope={`for-${_id}`} start={{ ...emptyForm(until), customer: { _id, name } }} />
      )}
    </QueryBoundary>
  );
}

function Editor({ scope, start }: { scope: string; start: Typed }) {
  const form = useZodForm(QuotationForm, { defaultValues: start });
  const kept = useKeptQuotation(form, scope, start);
  const create = useAction(quotationsApi.create, {
    done: 'تم حفظ عرض السعر',
    failed: 'فشل في حفظ عرض السعر',
  });
  return (
    <QuotationEditor
      form={form}
      kept={kept}
      onSave={async (typed) => {
        const { _id: id } = await create.mutateAsync({ body: requestOf(typed) });
        kept.discard();
        await navigate({ to: '/quotations/$id', params: { id }, replace: true });
      }}
      onLeave={() => void navigate({ to: '/quotations' })}
    />
  );
}
