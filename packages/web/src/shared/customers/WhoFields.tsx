import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { usePermit } from '@/lib/session/can';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { CustomerPicker } from './CustomerPicker';

/** Somebody at the counter: a customer, or a name and a phone. */
export interface Who {
  customer: { _id: string; name: string } | null;
  name: string;
  phone: string;
}

type WhoFieldsProps<Typed extends FieldValues & Who, Valid> = {
  control: Control<Typed, unknown, Valid>;
  required?: boolean;
  hint?: string;
};

/** Chooses a customer, or asks for the name and phone of somebody who is none. */
export function WhoFields<Typed extends FieldValues & Who, Valid>({
  control,
  required = false,
  hint,
}: WhoFieldsProps<Typed, Valid>) {
  const mayPick = usePermit('customers:read').allowed;
  const chosen = useWatch({ control, name: 'customer' as FieldPath<Typed> });
  return (
    <>
      {mayPick && (
        <FormField control={control} name={'customer' as FieldPath<Typed>} label="العميل" hint={hint}>
          {(field) => <CustomerPicker {...field} placeholder="ابحث بالاسم أو الهاتف" />}
        </FormField>
      )}
      {!chosen && (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            control={control}
            name={'name' as FieldPath<Typed>}
            label={mayPick ? 'أو اسمه إن لم يكن عميلاً' : 'اسمه'}
            required={required && !mayPick}
          >
            {(field) => <Input {...field} />}
          </FormField>
          <FormField control={control} name={'phone' as FieldPath<Typed>} label="هاتفه">
            {(field) => <Input {...field} ltr inputMode="tel" />}
          </FormField>
        </div>
      )}
    </>
  );
}

/** What a request says of somebody. */
export const whoOf = ({ customer, name, phone }: Who) =>
  customer ? { customer: customer._id } : { name: name.trim(), phone: phone.trim() };
