import { useMutation } from '@tanstack/react-query';
import { chassisProblem, tidyVin, vehiclesApi } from '@turoos/contract';
import { ScanSearch } from 'lucide-react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { useCan } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';

/** A car as it is told at the counter. */
export interface Car {
  make: string;
  model: string;
  year: number | null;
  vin: string;
}

type VinReaderProps<Typed extends FieldValues & Car, Valid> = { control: Control<Typed, unknown, Valid> };

/** Reads make, model and year from the VIN that is typed. */
export function VinReader<Typed extends FieldValues & Car, Valid>({ control }: VinReaderProps<Typed, Valid>) {
  const mayRead = useCan('products:read');
  const name = (field: keyof Car) => field as FieldPath<Typed>;
  const { field: make } = useController({ control, name: name('make') });
  const { field: model } = useController({ control, name: name('model') });
  const { field: year } = useController({ control, name: name('year') });
  const { field: vin } = useController({ control, name: name('vin') });
  const decode = useMutation({
    mutationFn: (typed: string) => call(vehiclesApi.decodeVin, { params: { vin: typed } }),
    onSuccess: (found) => {
      if (found.make) make.onChange(found.make);
      if (found.model) model.onChange(found.model);
      if (found.year) year.onChange(found.year);
      if (!found.make && !found.year) toast({ tone: 'warning', title: 'لا يُعرف من هذا الرقم شيء عن السيارة' });
    },
    onError: (error) => toast({ tone: 'warning', title: 'تعذّرت قراءة الرقم', message: failureText(error) }),
  });
  const read = () => {
    const typed = tidyVin(vin.value);
    const problem = chassisProblem(typed);
    if (problem) toast({ tone: 'warning', title: problem });
    else decode.mutate(typed);
  };
  if (!mayRead || !vin.value) return null;
  return (
    <Button icon={ScanSearch} busy={decode.isPending} onClick={read}>
      قراءة الرقم
    </Button>
  );
}
