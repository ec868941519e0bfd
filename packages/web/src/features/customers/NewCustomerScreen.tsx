import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { arabicIssue, CustomerForm } from '@turoos/contract';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { PageHeader } from '@/ui/PageHeader';
import { formOf, useSaveCustomer } from './dialogs/customer-form';
import { CustomerFields } from './dialogs/CustomerFields';

/** The add dialog as a page of its own; who came from an invoice goes back to it with the new customer. */
export function NewCustomerScreen() {
  const { from, name = '' } = useSearch() as { from?: unknown; name?: string };
  const fromSales = from === 'sales';
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    resolver: zodResolver(CustomerForm, { error: arabicIssue }),
    defaultValues: { ...formOf(null), name },
  });
  const save = useSaveCustomer(null);

  const submit = form.handleSubmit(async (fields) => {
    setFailure(null);
    try {
      const { _id: id } = await save(fields);
      if (fromSales) await navigate({ to: '/sales', search: { new: '1', customer: id } });
      else await navigate({ to: '/customers/$id', params: { id } });
    } catch (error) {
      setFailure(error);
    }
  });
  const leave = () =>
    void (fromSales ? navigate({ to: '/sales', search: { new: '1' } }) : navigate({ to: '/customers' }));

  return (
    <>
      <PageHeader
        title="عميل جديد"
        description={fromSales ? 'بعد الحفظ تعود إلى الفاتورة وقد اختير العميل' : undefined}
      />
      <Card className="max-w-3xl">
        <form
          noValidate
          className="flex flex-col gap-4 [&_input]:scroll-mt-28"
          onSubmit={(event) => void submit(event)}
        >
          <ErrorBanner error={failure} />
          <CustomerFields form={form} isNew />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              إضافة العميل
            </Button>
            <Button onClick={leave}>إلغاء</Button>
          </div>
        </form>
      </Card>
    </>
  );
}
