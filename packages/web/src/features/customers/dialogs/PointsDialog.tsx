import {
  balanceOperations,
  customersApi,
  PointsChange,
  type BalanceOperation,
  type Customer,
} from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import { formatNumber } from '@/lib/format/format';
import { orNull } from '@/lib/forms/start-empty';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from '../customer-texts';
import { outcome } from './balance-form';
import { OperationField, type OperationChoice } from './OperationField';

const hints: Record<BalanceOperation, string> = {
  add: 'تُضاف إلى نقاط العميل',
  subtract: 'تُنقص من نقاطه، ولا تنزل عن صفر',
  set: 'تصبح نقاط العميل كما تكتبها',
};
const choices: OperationChoice[] = (['add', 'subtract', 'set'] as const).map((value) => ({
  value,
  label: balanceOperations[value],
  hint: hints[value],
}));

const PointsForm = PointsChange.extend({
  points: orNull(PointsChange.shape.points),
  operation: PointsChange.shape.operation.unwrap(),
});

export function PointsDialog({ subject: customer, open, onClose }: SubjectDialogProps<Customer>) {
  const form = useZodForm(PointsForm, { defaultValues: { points: null, operation: 'add' } });
  const [points, operation] = useWatch({ control: form.control, name: ['points', 'operation'] });
  const change = useAction(customersApi.changePoints, {
    done: 'تم تحديث نقاط الولاء بنجاح',
    failed: texts.pointsFailed,
  });
  const after = outcome(customer.loyaltyPoints, operation, points);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) => change.mutateAsync({ params: { id: customer._id }, body })}
      title="إدارة نقاط الولاء"
      description={customer.name}
    >
      <Controller
        control={form.control}
        name="operation"
        render={({ field }) => (
          <OperationField choices={choices} value={field.value} onChange={field.onChange} />
        )}
      />
      <FormField control={form.control} name="points" label="النقاط" required>
        {(field) => <NumberInput min={0} unit="نقطة" {...field} />}
      </FormField>
      <p className="rounded-md bg-sunken p-3" aria-live="polite">
        الآن <b className="ltr-text">{formatNumber(customer.loyaltyPoints)}</b>، وبعد العملية{' '}
        <b className="ltr-text">{after === undefined ? '—' : formatNumber(Math.max(0, after))}</b>
      </p>
    </FormDialog>
  );
}
