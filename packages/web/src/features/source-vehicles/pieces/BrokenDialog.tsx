import { sourceVehiclesApi, type Piece } from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { Words } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Usd } from '@/ui/Usd';

export interface Breaking {
  vehicleId: string;
  piece: Piece;
  /** Whether other pieces on the car can bear its cost. */
  hasOthers: boolean;
}

/** Records that a piece on the car is broken, and who bears its cost. */
export default function BrokenDialog({ subject, open, onClose }: SubjectDialogProps<Breaking>) {
  const { vehicleId, piece, hasOthers } = subject;
  const form = useForm({
    defaultValues: { cost: (hasOthers ? 'others' : 'loss') as 'others' | 'loss', note: '' },
  });
  const send = useAction(sourceVehiclesApi.broken, {
    done: 'تم تسجيل القطعة تالفة',
    failed: 'فشل في تسجيل القطعة',
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) =>
        send.mutateAsync({ params: { id: vehicleId }, body: { ...body, piece: piece._id } })
      }
      title="قطعة تالفة"
      submitLabel="تسجيلها تالفة"
      size="sm"
    >
      <p>
        «<Words>{piece.name}</Words>» لن تدخل المخزون. تكلفتها{' '}
        <Usd cents={piece.cost} className="font-semibold" />.
      </p>
      <FormField control={form.control} name="cost" label="تكلفتها" group>
        {(field) => (
          <RadioGroup
            options={[
              { value: 'others', label: 'على بقية القطع التي على السيارة', disabled: !hasOthers },
              { value: 'loss', label: 'خسارة' },
            ]}
            {...field}
          />
        )}
      </FormField>
      <Field label="السبب">
        <Input maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
