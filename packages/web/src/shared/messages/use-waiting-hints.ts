import { marketingApi, type Channel } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** Returns the hint at a channel that is not set up; none for those who may not see which are. */
export function useWaitingHints(): (channel: Channel) => string | undefined {
  const maySeeChannels = useCan('marketing:read');
  const { data: open } = useData('marketing', marketingApi.openChannels, {}, { enabled: maySeeChannels });
  return (channel) => (open?.[channel] === false ? 'غير مهيأة، تنتظر حتى تُهيأ' : undefined);
}
