import { tidyVin, vehiclesApi, chassisProblem } from '@turoos/contract';
import { useMutation } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { Typed, Valid } from './buy-form';

type VehicleFieldsProps = { form: UseFormReturn<Typed, unknown, Valid> };

/** The car: its VIN, from which make, model and year are read, or these typed. */
export function VehicleFields({ form }: VehicleFieldsProps) {
  const { errors } = form.formState;
  const fill = (name: 'vehicle.make' | 'vehicle.model', value: string) => {
    if (value) form.setValue(name, value, { shouldDirty: true });
  };
  const decode = useMutation({
    mutationFn: async (vin: string) => call(vehiclesApi.decodeVin, { params: { vin } }),
    onSuccess: ({ make, model, year }) => {
      fill('vehicle.make', make);
      fill('vehicle.model', model);
      if (year) form.setValue('vehicle.year', year, { shouldDirty: true });
    },
    onError: (error) => form.setError('vehicle.vin', { message: failureText(error) }),
  });
  const read = () => {
    const vin = tidyVin(form.getValues('vehicle.vin') ?? '');
    const problem = chassisProblem(vin);
    if (problem) return form.setError('vehicle.vin', { message: problem });
    form.clearErrors('vehicle.vin');
    return decode.mutate(vin);
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[16rem_auto_1fr_1fr_7rem_9rem]">
      <Field label="رقم الهيكل (VIN)" error={errors.vehicle?.vin?.message}>
        <Input ltr maxLength={40} data-autofocus="" {...form.register('vehicle.vin')} />
      </Field>
      <Button icon={ScanSearch} busy={decode.isPending} className="sm:mt-6" onClick={read}>
        قراءة الرقم
      </Button>
      <Field label="شركة الصنع">
        <Input maxLength={100} {...form.register('vehicle.make')} />
      </Field>
      <Field label="الموديل">
        <Input maxLength={100} {...form.register('vehicle.model')} />
      </Field>
      <FormField control={form.control} name="vehicle.year" label="سنة الصنع">
        {({ value, ...field }) => <NumberInput {...field} value={value ?? null} min={0} max={2200} />}
      </FormField>
      <Field label="رمز السيارة" hint="كما تسمّيها في المتجر">
        <Input ltr maxLength={60} {...form.register('vehicle.carId')} />
      </Field>
    </div>
  );
}
