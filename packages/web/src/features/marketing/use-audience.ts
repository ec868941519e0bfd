import {
  counted,
  marketingApi,
  nouns,
  type Audience,
  type AudienceCount,
  type Channel,
} from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';

/** Fetches the number of customers a campaign would reach if it were sent now. */
export const useAudience = (targetAudience: Audience, channels: readonly Channel[]) =>
  useData(
    'marketing',
    marketingApi.audience,
    { query: { targetAudience, channels: channels.join(',') } },
    { placeholderData: keepPreviousData, enabled: channels.length > 0 },
  );

/** Returns '320 عميلاً، منهم 280 يمكن الوصول إليهم'. */
export function audienceText({ customers, reachable, excluded }: AudienceCount): string {
  const reached = `${counted(customers, nouns.customer)}، منهم ${formatNumber(reachable)} يمكن الوصول إليهم`;
  return excluded > 0 ? `${reached}؛ واستُثني ${formatNumber(excluded)} طلبوا عدم مراسلتهم` : reached;
}
