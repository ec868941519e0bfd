import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { latencies } from './latency';
import { millionCustomers } from './sizes';

const audiences = ['all', 'active', 'new', 'loyal', 'inactive'];

/** Measures the preview of a campaign's audience, which is counted while its filters are chosen. */
export async function measureAudience(databases: Databases): Promise<Figure[]> {
  const url = await databases.of(millionCustomers);
  return withShopOver(url, async (ask) => {
    const works = audiences.map(
      (target) => () => ask(`/marketing/audience?targetAudience=${target}&channels=sms,email,whatsapp`),
    );
    const took = await latencies(works, { times: 20, warmUp: 3 });
    return took.map(({ p95 }, index) => ({
      name: `audience "${audiences[index]}" at 1,000,000 customers, p95`,
      value: p95,
      unit: 'ms',
      atMost: 300,
    }));
  });
}
