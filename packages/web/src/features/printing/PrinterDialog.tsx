import { cashApi, PrinterInput, printerKinds, printingApi, type Printer } from '@turoos/contract';
import { z } from 'zod';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Checkbox } from '@/ui/Checkbox';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const newPrinter: PrinterInput = {
  name: '',
  kind: 'receipt80',
  address: '',
  labelWidth: 50,
  labelHeight: 30,
  cuts: true,
  opensDrawer: false,
  isDefault: false,
  drawers: [],
  isActive: true,
};

const fieldsOf = (printer: Printer): PrinterInput => ({
  name: printer.name,
  kind: printer.kind,
  address: printer.address,
  labelWidth: printer.labelWidth,
  labelHeight: printer.labelHeight,
  cuts: printer.cuts,
  opensDrawer: printer.opensDrawer,
  isDefault: printer.isDefault,
  drawers: printer.drawers,
  isActive: printer.isActive,
  version: printer.version,
});

type Typed = z.input<typeof PrinterInput>;

/** Another printer than one of labels hides their size, which may have been left empty. */
const asSeen = (typed: Typed): Typed =>
  typed.kind === 'label'
    ? typed
    : {
        ...typed,
        labelWidth: typed.labelWidth || newPrinter.labelWidth,
        labelHeight: typed.labelHeight || newPrinter.labelHeight,
      };
const SeenPrinter = z.custom<Typed>().transform(asSeen).pipe(PrinterInput);

/** Adds a printer, or edits one. */
export function PrinterDialog({ subject: printer, open, onClose }: SubjectDialogProps<Printer | null>) {
  const form = useZodForm(SeenPrinter, { defaultValues: printer ? fieldsOf(printer) : newPrinter });
  const { errors } = form.formState;
  const isLabel = form.watch('kind') === 'label';
  const create = useAction(printingApi.createPrinter, {
    done: 'تمت إضافة الطابعة، اطبع عليها صفحة تجربة',
    failed: 'فشل في إضافة الطابعة',
  });
  const update = useAction(printingApi.updatePrinter, {
    done: 'تم تحديث الطابعة',
    failed: 'فشل في تحديث الطابعة',
  });
  const save = (body: PrinterInput) =>
    printer ? update.mutateAsync({ params: { id: printer._id }, body }) : create.mutateAsync({ body });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={printer ? `تعديل الطابعة ${printer.name}` : 'إضافة طابعة'}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم الطابعة" required error={errors.name?.message}>
          <Input maxLength={60} placeholder="طابعة الكاونتر" data-autofocus="" {...form.register('name')} />
        </Field>
        <Field label="ماذا تطبع؟" required>
          <Select options={optionsOf(printerKinds)} {...form.register('kind')} />
        </Field>
        <Field
          label="العنوان"
          required
          error={errors.address?.message}
          hint={
            <>
              على الشبكة: <Code>192.168.1.50</Code>، وعلى جهاز الخادم: <Code>/dev/usb/lp0</Code> أو{' '}
              <Code>{String.raw`\\server\printer`}</Code>
            </>
          }
          className="sm:col-span-2"
        >
          <Input ltr maxLength={300} placeholder="192.168.1.50" {...form.register('address')} />
        </Field>
        {isLabel &&
          (['labelWidth', 'labelHeight'] as const).map((name) => (
            <FormField
              key={name}
              control={form.control}
              name={name}
              label={name === 'labelWidth' ? 'عرض الملصق' : 'ارتفاع الملصق'}
            >
              {({ value, onChange, ref }) => (
                <NumberInput
                  ref={ref}
                  value={typeof value === 'number' ? value : null}
                  onChange={(typed) => onChange(typed ?? Number.NaN)}
                  min={10}
                  max={200}
                  unit="مم"
                />
              )}
            </FormField>
          ))}
      </div>
      <div className="flex flex-col">
        {!isLabel && (
          <>
            <Checkbox label="تقص الورق بعد كل إيصال" {...form.register('cuts')} />
            <Checkbox
              label="موصولة بصندوق النقود"
              hint="تفتحه مرة واحدة بعد كل بيع فيه نقد"
              {...form.register('opensDrawer')}
            />
          </>
        )}
        <Checkbox
          label={isLabel ? 'الطابعة الافتراضية للملصقات' : 'الطابعة الافتراضية للإيصالات'}
          {...form.register('isDefault')}
        />
        <Checkbox label="نشطة" {...form.register('isActive')} />
      </div>
      {!isLabel && (
        <FormField control={form.control} name="drawers" label="تطبع لورديات هذه الصناديق" group>
          {({ value, onChange }) => <DrawerChoice value={value ?? []} onChange={onChange} />}
        </FormField>
      )}
    </FormDialog>
  );
}

type DrawerChoiceProps = { value: readonly string[]; onChange: (drawers: string[]) => void };

function DrawerChoice({ value, onChange }: DrawerChoiceProps) {
  const { data: drawers = [] } = useData('cash', cashApi.drawers, {});
  return (
    <div className="flex flex-wrap gap-x-6">
      {drawers.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          label={name}
          checked={value.includes(_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, _id] : value.filter((one) => one !== _id))
          }
        />
      ))}
    </div>
  );
}
