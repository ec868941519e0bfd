import { codeMinimumProblem, marketingApi, type CodeOffer } from '@turoos/contract';
import { failureText, isExplained } from '@/lib/http/api-error';
import { useData } from '@/lib/http/use-data';

export interface CampaignCode {
  /** What it gives, while it holds for this invoice. */
  good: CodeOffer | null;
  /** Why it doesn't, or not yet. */
  problem: string | undefined;
  isChecking: boolean;
}

/**
 * The campaign of a code. Asked for once: how the gift follows the invoice is worked out here, by the sums the server
 * makes again when it is saved.
 */
export function useCampaignCode(code: string, subtotal: number): CampaignCode {
  const offer = useData('marketing', marketingApi.code, { params: { code } }, { enabled: code !== '' });
  if (code === '') return { good: null, problem: undefined, isChecking: false };
  const { data, error, isFetching } = offer;
  // what the server said before holds while the line is down
  if (error && (!data || isExplained(error)))
    return { good: null, problem: failureText(error), isChecking: isFetching };
  if (!data) return { good: null, problem: 'يجري التحقق من رمز الحملة', isChecking: true };
  const problem = codeMinimumProblem(data, subtotal);
  return { good: problem ? null : data, problem, isChecking: false };
}
