import { counted, nouns, sourceVehiclesApi, type Teardown } from '@turoos/contract';
import { useForm, useWatch } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import type { TypedMoney } from '@/lib/money/typed-money';
import { Amount } from '@/shared/money/Amount';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { useCounting } from '@/shared/money/use-counting';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Usd } from '@/ui/Usd';

export interface Closing {
  vehicleId: string;
  teardown: Teardown;
}

/** Ends taking a car apart: what is left is sold by weight, and the rest of its cost is a loss. */
export default function CloseDialog({ subject, open, onClose }: SubjectDialogProps<Closing>) {
  const { vehicleId, teardown } = subject;
  const { usual } = useCounting('movement');
  const form = useForm({
    defaultValues: { weight: null as number | null, price: null as TypedMoney | null, note: '' },
  });
  const [weight, price] = useWatch({ control: form.control, name: ['weight', 'price'] });
  const close = useAction(sourceVehiclesApi.close, {
    done: 'انتهى تفكيك السيارة',
    failed: 'فشل في إنهاء التفكيك',
  });
  const left = teardown.pieces.filter(({ status }) => status === 'on_car').length;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        close.mutateAsync({
          params: { id: vehicleId },
          body: {
            version: teardown.version,
            weight: valid.weight ?? 0,
            pricePerKg: valid.price?.amount ?? 0,
            currency: valid.price?.currency ?? usual,
            note: valid.note,
          },
        })
      }
      title="إنهاء التفكيك"
      submitLabel="إنهاء التفكيك"
    >
      <p>
        {left > 0 ? `على السيارة ${counted(left, nouns.part)}، تذهب مع الخردة. ` : ''}
        تكلفة ما بقي عليها <Usd cents={teardown.onCarCost} className="font-semibold" />، وما لا يغطيه ثمن
        الخردة منها خسارة.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="weight" label="وزن الخردة" hint="اتركه فارغاً إن لم تُبع">
          {(field) => <NumberInput {...field} min={0} decimals={2} unit="كغ" data-autofocus="" />}
        </FormField>
        <FormField control={form.control} name="price" label="سعر الكيلو">
          {(field) => <MoneyBox {...field} kind="movement" />}
        </FormField>
      </div>
      {weight !== null && price && (
        <p aria-live="polite">
          يدخل صندوق ورديتك أو الخزنة{' '}
          <Amount currency={price.currency} amount={total(weight, price)} className="font-semibold" />
        </p>
      )}
      <Field label="البيان">
        <Input maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

/** The server rounds to what the currency has; this is what the user sees before. */
const total = (weight: number, { amount }: TypedMoney) => Math.round(weight * amount * 100) / 100;
