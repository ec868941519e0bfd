import type { Campaign } from '@turoos/contract';
import {
  BadgeCheck,
  ChartColumn,
  Copy,
  Flag,
  MessageCircle,
  Pause,
  Pencil,
  Play,
  Send,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useUser } from '@/lib/session/session-state';
import { Menu } from '@/ui/Menu';
import { openActions, type CampaignAction } from './campaign-actions';

const icons: Record<CampaignAction, LucideIcon> = {
  send: Send,
  pause: Pause,
  resume: Play,
  queue: MessageCircle,
  analytics: ChartColumn,
  recipients: Users,
  approve: BadgeCheck,
  edit: Pencil,
  duplicate: Copy,
  end: Flag,
  remove: Trash2,
};

export type CampaignHandlers = Record<CampaignAction, (campaign: Campaign) => void>;

type CampaignMenuProps = { campaign: Campaign; on: CampaignHandlers };

export function CampaignMenu({ campaign, on }: CampaignMenuProps) {
  const user = useUser();
  return (
    <Menu
      label={`إجراءات الحملة ${campaign.name}`}
      items={openActions(campaign, user).map(({ name, label, reason }) => ({
        label,
        icon: icons[name],
        tone: name === 'remove' ? ('danger' as const) : undefined,
        disabledReason: reason,
        onSelect: () => on[name](campaign),
      }))}
    />
  );
}
