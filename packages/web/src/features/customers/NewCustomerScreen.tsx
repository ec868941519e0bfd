import { CustomerForm } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Form } from '@/ui/Form';
import { PageHeader } from '@/ui/PageHeader';
import { formOf, useSaveCustomer } from './dialogs/customer-form';
import { CustomerFields } from './dialogs/CustomerFields';

/** The add dialog as a page; a user who came from an invoice returns to it with the new customer. */
export function NewCustomerScreen() {
  const { from, name = '' } = useSearch();
  const fromSales = from === 'sales';
  const form = useZodForm(CustomerForm, { defaultValues: { ...formOf(null), name } });
  const save = useSaveCustomer(null);

  const saveAndGo = async (fields: CustomerForm) => {
    const { _id: id } = await save(fields);
    if (fromSales) await navigate({ to: '/sales', search: { new: '1', customer: id } });
    else await navigate({ to: '/customers/$id', params: { id } });
  };
  const leave = () =>
    void (fromSales ? navigate({ to: '/sales', search: { new: '1' } }) : navigate({ to: '/customers' }));

  return (
    <>
      <PageHeader
        title="عميل جديد"
        description={fromSales ? 'بعد الحفظ تعود إلى الفاتورة وقد اختير العميل' : undefined}
      />
      <Card className="max-w-3xl">
        <Form form={form} onSubmit={saveAndGo} className="[&_input]:scroll-mt-28">
          <CustomerFields form={form} isNew />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              إضافة العميل
            </Button>
            <Button onClick={leave}>رجوع</Button>
          </div>
        </Form>
      </Card>
    </>
  );
}
