import type { DeadPart } from '@turoos/contract';
import { Megaphone } from 'lucide-react';
import { usePickedRows, type Picked } from '@/lib/list/use-picked';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { useDraftCampaign } from './use-draft-campaign';

export function CampaignForPicked({ picked, discount }: { picked: Picked<DeadPart>; discount: number }) {
  const rows = usePickedRows(picked);
  const may = usePermit('marketing:create');
  const campaign = useDraftCampaign(picked.clear);
  return (
    <Button
      size="sm"
      variant="primary"
      icon={Megaphone}
      busy={campaign.isPending}
      disabledReason={may.reason}
      onClick={() => campaign.draft(rows, discount)}
    >
      حملة للمحدد
    </Button>
  );
}
