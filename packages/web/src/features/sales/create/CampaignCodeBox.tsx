import { campaignCodeApi, codeMinimumProblem, type CodeOffer } from '@turoos/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatUsd } from '@/lib/format/format';
import { failureText, isExplained } from '@/lib/http/api-error';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';

type CampaignCodeBoxProps = {
  /** The applied code; '' when there is none. */
  code: string;
  campaign: CampaignCode;
  /** The code's discount on this invoice, in cents. */
  discount: number;
  onApply: (code: string) => void;
  onRemove: () => void;
};

/** The input for a customer's campaign code, with the discount it gives. */
export function CampaignCodeBox({ code, campaign, discount, onApply, onRemove }: CampaignCodeBoxProps) {
  const [typed, setTyped] = useState(code);
  const next = typed.trim();
  const isApplied = next === code && code !== '';
  const { offer, problem, isChecking } = campaign;
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== '') onApply(next);
      }}
    >
      <Field
        label="رمز الحملة"
        className="w-56 max-sm:grow"
        error={isApplied && !isChecking ? problem : null}
        hint={
          isApplied && offer ? (
            <span className="text-success">
              {legible(offer.name)}
              {discount > 0 && (
                <>
                  {' '}
                  · يخصم <Code>{formatUsd(discount)}</Code>
                </>
              )}
            </span>
          ) : undefined
        }
      >
        <Input
          ltr
          maxLength={60}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the seller has just opened this box
          autoFocus={code === ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="mt-6 flex gap-2">
        {(!isApplied || isChecking) && (
          <Button
            type="submit"
            busy={isApplied && isChecking}
            disabledReason={next === '' && 'اكتب الرمز أولاً'}
          >
            تطبيق
          </Button>
        )}
        <IconButton label="إزالة رمز الحملة" icon={X} onClick={onRemove} />
      </div>
    </form>
  );
}

export interface CampaignCode {
  /** The campaign's offer; null when it doesn't apply to this invoice. */
  offer: CodeOffer | null;
  /** Why the code doesn't apply, or that it is still being checked. */
  problem: string | undefined;
  isChecking: boolean;
}

/**
 * Fetches a code's campaign once and applies it to the changing subtotal locally, with the same contract
 * functions the server uses when the invoice is saved.
 */
export function useCampaignCode(code: string, subtotal: number, mayBeSaved: boolean): CampaignCode {
  const query = useData('marketing', campaignCodeApi.code, { params: { code } }, { enabled: code !== '' });
  if (code === '') return { offer: null, problem: undefined, isChecking: false };
  const { data, error, isFetching } = query;
  // its last answer stays valid while the server is unreachable, and for what may have been the code's last invoice
  if (error && (!data || (isExplained(error) && !mayBeSaved)))
    return { offer: null, problem: failureText(error), isChecking: isFetching };
  if (!data) return { offer: null, problem: 'يجري التحقق من رمز الحملة', isChecking: true };
  const problem = codeMinimumProblem(data, subtotal);
  return { offer: problem ? null : data, problem, isChecking: false };
}
