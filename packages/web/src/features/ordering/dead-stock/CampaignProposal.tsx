import type { DeadPart } from '@turoos/contract';
import { Megaphone } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { ActionCard } from './ActionCard';
import { useDraftCampaign } from './use-draft-campaign';

type CampaignProposalProps = { part: DeadPart; discount: number; onDone: () => void };

export function CampaignProposal({ part, discount, onDone }: CampaignProposalProps) {
  const may = usePermit('marketing:create');
  const campaign = useDraftCampaign(onDone);
  return (
    <ActionCard
      title="حملة تسويقية"
      action={
        <Button
          icon={Megaphone}
          busy={campaign.isPending}
          disabledReason={may.reason}
          onClick={() => campaign.draft([part], discount)}
        >
          إنشاء مسودة حملة
        </Button>
      }
    >
      <p>
        مسودة بخصم {discount}% تراجع نصها ومن تصله قبل إرسالها. حدّد أصنافاً من القائمة لتجمعها في حملة واحدة.
      </p>
    </ActionCard>
  );
}
