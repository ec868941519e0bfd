import { channels, hasAddress, marketingApi, type Channel, type Debtor } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** Channels in the order in which customers are likely to read them. */
const preferred: readonly Channel[] = ['whatsapp', 'sms', 'email'];

const reachedBy = (channel: Channel, debtors: readonly Debtor[]) =>
  debtors.filter((debtor) => hasAddress(channel, debtor)).length;

/** Returns the default channel: the first that reaches any of the debtors. */
export const firstChannel = (debtors: readonly Debtor[]): Channel =>
  preferred.find((channel) => reachedBy(channel, debtors) > 0) ?? 'whatsapp';

/** Returns the channels, each with the number of debtors it reaches. */
export function useChannelChoices(debtors: readonly Debtor[]) {
  const maySeeChannels = useCan('marketing:read');
  const { data: open } = useData('marketing', marketingApi.openChannels, {}, { enabled: maySeeChannels });
  return preferred.map((channel) => {
    const reached = reachedBy(channel, debtors);
    const reach = `تصل إلى ${formatNumber(reached)} من ${formatNumber(debtors.length)}`;
    return {
      value: channel,
      label: channels[channel].label,
      hint: open?.[channel] === false ? `${reach} · غير مهيأة، تنتظر حتى تُهيأ` : reach,
      disabled: reached === 0,
    };
  });
}
