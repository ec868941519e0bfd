import {
  counted,
  nouns,
  pieceGrades,
  purchaseTexts,
  sourceVehiclesApi,
  type Piece,
  type SourceVehicleDetail,
} from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Words } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export interface TakingOff {
  vehicleId: string;
  pieces: readonly Piece[];
  onTaken: (vehicle: SourceVehicleDetail, taken: readonly string[]) => void;
}

const TakeOffForm = z.object({
  pieces: z.array(
    z.object({
      sellingPrice: orNull<number>(z.int('اكتب سعر البيع').min(0, purchaseTexts.wrongAmount)),
      grade: z.enum(pieceGrades),
      location: z.string().trim().max(100),
    }),
  ),
});

const grades = pieceGrades.map((grade) => ({ value: grade, label: grade }));

/** Takes pieces off the car: each gets its price, its condition and its shelf, and comes into stock. */
export default function TakeOffDialog({ subject, open, onClose }: SubjectDialogProps<TakingOff>) {
  const { vehicleId, pieces, onTaken } = subject;
  const form = useZodForm(TakeOffForm, {
    defaultValues: {
      pieces: pieces.map(({ expected }) => ({
        sellingPrice: expected as number | null,
        grade: 'جيد' as (typeof pieceGrades)[number],
        location: '',
      })),
    },
  });
  const takeOff = useAction(sourceVehiclesApi.takeOff, {
    done: `دخل المخزون ${counted(pieces.length, nouns.part)}`,
    failed: 'فشل في إنزال القطع',
    onDone: (vehicle) =>
      onTaken(
        vehicle,
        pieces.map(({ _id }) => _id),
      ),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        takeOff.mutateAsync({
          params: { id: vehicleId },
          body: { pieces: valid.pieces.map((piece, index) => ({ _id: pieces[index]?._id ?? '', ...piece })) },
        })
      }
      title="إنزال قطع من السيارة"
      description="لكل قطعة بطاقة وباركود، وتكلفتها نصيبها من تكلفة السيارة."
      submitLabel="إنزال إلى المخزون"
      size="lg"
    >
      <ul className="flex flex-col gap-3">
        {pieces.map((piece, index) => (
          <li key={piece._id}>
            <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-2 rounded-md border border-line p-3 sm:grid-cols-[1fr_9rem_9rem]">
              <legend className="px-1 font-semibold">
                <Words>{piece.name}</Words>
              </legend>
              <FormField
                control={form.control}
                name={`pieces.${index}.sellingPrice`}
                label="سعر البيع"
                required
                className="max-sm:col-span-2"
              >
                {(field) => <MoneyInput {...field} kind="price" />}
              </FormField>
              <Field label="الحالة">
                <Select options={grades} {...form.register(`pieces.${index}.grade`)} />
              </Field>
              <Field label="الموقع">
                <Input maxLength={100} placeholder="رف 3" {...form.register(`pieces.${index}.location`)} />
              </Field>
            </fieldset>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
