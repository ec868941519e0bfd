import { amountText, mostMessageLetters } from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import { MessageEditor } from '@/shared/messages/MessageEditor';
import { FormSection } from '@/ui/FormSection';
import { useRate } from '@/ui/rate-context';
import { discountText } from '../discount-text';
import type { CampaignFormState, FieldsProps } from './campaign-form';

/** An example customer for the preview, with an example of a code that is not generated yet. */
const example = { name: 'أحمد علي', code: 'K7M4XQ' };

function useWords({ control }: CampaignFormState, madeCode: string | undefined) {
  const rate = useRate();
  const [type, discountType, discountValue, code, link] = useWatch({
    control,
    name: ['type', 'discountType', 'discountValue', 'code', 'link'],
  });
  return {
    name: example.name,
    discount:
      type === 'discount'
        ? discountText({ discountType, discountValue }, (cents) => amountText(cents, rate))
        : '',
    code: code.trim() || madeCode || example.code,
    link: link.trim(),
  };
}

export function MessageFields({ form, locks, code }: FieldsProps & { code: string | undefined }) {
  const words = useWords(form, code);
  const ways = useWatch({ control: form.control, name: 'channels' });
  return (
    <FormSection title="الرسالة">
      <Controller
        control={form.control}
        name="message"
        render={({ field, fieldState }) => (
          <div className="sm:col-span-2">
            <MessageEditor
              {...field}
              words={words}
              most={mostMessageLetters}
              countsPieces={ways.includes('sms')}
              error={fieldState.error?.message}
              hint={locks.sentContent}
              readOnly={Boolean(locks.sentContent)}
            />
          </div>
        )}
      />
    </FormSection>
  );
}
