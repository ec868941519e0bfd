import { isolateCodes, marketingApi, type DeadPart } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';

/** As many parts as a message names. */
const MOST_NAMED = 10;

/** Returns an action that drafts a campaign with a discount on parts; nothing is sent. */
export function useDraftCampaign(onDone: () => void) {
  const create = useAction(marketingApi.create, {
    done: 'تم إنشاء مسودة الحملة',
    failed: 'فشل في إنشاء الحملة',
    onDone: ({ name }) => {
      onDone();
      void navigate({ to: '/marketing', search: { q: name } });
    },
  });
  return {
    isPending: create.isPending,
    draft: (parts: readonly Pick<DeadPart, 'name' | 'partNumber'>[], discount: number) =>
      create.mutate({ body: campaignOn(parts, discount) }),
  };
}

const campaignOn = (parts: readonly Pick<DeadPart, 'name' | 'partNumber'>[], discount: number) => {
  const named = parts
    .slice(0, MOST_NAMED)
    .map(({ name, partNumber }) => `${name} ${isolateCodes(partNumber)}`);
  const rest = parts.length > MOST_NAMED ? ' وغيرها' : '';
  return {
    name: parts.length === 1 ? `تصفية ${parts[0]?.name ?? ''}`.slice(0, 200) : 'تصفية بضاعة راكدة',
    message: `خصم ${discount}% على ${named.join('، ')}${rest}`,
    type: 'discount' as const,
    discountType: 'percentage' as const,
    discountValue: discount * 100,
    targetAudience: 'all' as const,
    channels: ['whatsapp' as const],
  };
};
