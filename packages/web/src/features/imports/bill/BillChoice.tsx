import { Field } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';

type BillChoiceProps = { withBill: boolean; onChange: (withBill: boolean) => void };

const choices = [
  {
    value: 'with',
    label: 'مع فاتورة شراء',
    hint: 'تُنشأ مع الاستيراد، غير مدفوعة، وتدخل كمياتها المستودع.',
  },
  {
    value: 'without',
    label: 'بلا فاتورة شراء',
    hint: 'قطع لديك من قبل: تدخل كل كمية مستودع منتجها، والجديدة المستودع الرئيسي.',
  },
] as const;

/** Goods that were bought, or parts the shop has anyway. */
export const BillChoice = ({ withBill, onChange }: BillChoiceProps) => (
  <Field label="طريقة الاستيراد" group>
    <RadioGroup
      inline
      options={choices}
      value={withBill ? 'with' : 'without'}
      onChange={(choice) => onChange(choice === 'with')}
    />
  </Field>
);
