import { currenciesApi, currencyTexts, line, type RateZone } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const ZoneForm = z.object({ name: line(currencyTexts.zoneRequired, 60), warehouses: z.array(z.string()) });
type ZoneForm = z.output<typeof ZoneForm>;

/** Adds a rate zone, or edits one; the default zone has every warehouse that no other zone has. */
export function ZoneDialog({ subject: zone, open, onClose }: SubjectDialogProps<RateZone | null>) {
  const zones = useData('currencies', currenciesApi.zones, {});
  const form = useZodForm(ZoneForm, {
    defaultValues: { name: zone?.name ?? '', warehouses: zone?.warehouses.map(({ _id }) => _id) ?? [] },
  });
  const failed = 'فشل في حفظ منطقة الصرف';
  const create = useAction(currenciesApi.createZone, { done: 'تمت إضافة منطقة الصرف', failed });
  const update = useAction(currenciesApi.updateZone, { done: 'تم تحديث منطقة الصرف', failed });
  const save = ({ name, warehouses }: ZoneForm) =>
    zone
      ? update.mutateAsync({
          params: { id: zone._id },
          body: { name, version: zone.version, ...(!zone.isDefault && { warehouses }) },
        })
      : create.mutateAsync({ body: { name, warehouses } });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={zone ? `تعديل ${zone.name}` : 'إضافة منطقة صرف'}
      submitLabel={zone ? 'حفظ' : 'إضافة المنطقة'}
    >
      <Field label="اسم المنطقة" required error={form.formState.errors.name?.message}>
        <Input placeholder="عدن" maxLength={60} {...form.register('name')} />
      </Field>
      {zone?.isDefault ? (
        <p className="text-muted">يتبعها كل مستودع لا يتبع منطقة أخرى.</p>
      ) : (
        <FormField control={form.control} name="warehouses" label="مستودعاتها" group>
          {({ value, onChange }) => (
            <QueryBoundary query={zones} title="فشل في جلب المستودعات">
              {(all) => (
                <div className="flex flex-col">
                  {all.flatMap((other) =>
                    other.warehouses.map(({ _id, name }) => (
                      <Checkbox
                        key={_id}
                        label={name}
                        hint={
                          other.isDefault || other._id === zone?._id ? undefined : `يتبع الآن ${other.name}`
                        }
                        checked={value.includes(_id)}
                        onChange={({ target }) =>
                          onChange(target.checked ? [...value, _id] : value.filter((id) => id !== _id))
                        }
                      />
                    )),
                  )}
                </div>
              )}
            </QueryBoundary>
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
