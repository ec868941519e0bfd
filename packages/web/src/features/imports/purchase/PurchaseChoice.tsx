import { Field } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';

type PurchaseChoiceProps = { withPurchase: boolean; onChange: (withPurchase: boolean) => void };

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

/** Chooses between purchased parts and parts the shop already has. */
export const PurchaseChoice = ({ withPurchase, onChange }: PurchaseChoiceProps) => (
  <Field label="طريقة الاستيراد" group>
    <RadioGroup
      inline
      options={choices}
      value={withPurchase ? 'with' : 'without'}
      onChange={(choice) => onChange(choice === 'with')}
    />
  </Field>
);
