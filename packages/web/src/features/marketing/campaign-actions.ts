import {
  adenDay,
  campaignSteps,
  can,
  deleteCampaignBlocked,
  denial,
  runCampaignBlocked,
  type Campaign,
  type CampaignStatus,
  type Right,
  type Subject,
} from '@turoos/contract';

type Known = Pick<Campaign, 'status' | 'isActive' | 'validTo' | 'uses' | 'channels' | 'approvedAt'>;

interface Action {
  label: string;
  right: Right;
  /** Whether the action is shown; always by default. */
  offered?: (campaign: Known) => boolean;
  /** Why a user with the right can't do it now. */
  blocked?: (campaign: Known, today: string) => string | undefined;
}

const during =
  (statuses: readonly CampaignStatus[]) =>
  ({ status }: Known) =>
    statuses.includes(status);

/** The actions of a campaign, in the order of its menu. */
const campaignActions = {
  send: {
    label: 'إرسال',
    right: 'marketing:create',
    offered: during(campaignSteps.send),
    blocked: runCampaignBlocked,
  },
  pause: { label: 'إيقاف مؤقت', right: 'marketing:update', offered: during(campaignSteps.pause) },
  resume: {
    label: 'استئناف',
    right: 'marketing:update',
    offered: during(campaignSteps.resume),
    blocked: runCampaignBlocked,
  },
  queue: {
    label: 'رسائل واتساب',
    right: 'marketing:create',
    offered: (campaign) =>
      during(['active', 'completed'])(campaign) && campaign.channels.includes('whatsapp'),
  },
  analytics: { label: 'التحليلات', right: 'marketing:read' },
  recipients: {
    label: 'المستلمون',
    right: 'marketing:read',
    offered: ({ status }) => status !== 'draft',
  },
  approve: {
    label: 'اعتماد',
    right: 'marketing:approve_campaign',
    offered: (campaign) => !campaign.approvedAt && during(['draft', 'active', 'paused'])(campaign),
  },
  edit: { label: 'تعديل', right: 'marketing:update' },
  duplicate: { label: 'نسخ', right: 'marketing:create' },
  end: { label: 'إنهاء', right: 'marketing:update', offered: during(campaignSteps.end) },
  remove: {
    label: 'حذف',
    right: 'marketing:delete',
    blocked: ({ status, uses }) => deleteCampaignBlocked({ status, isUsed: uses > 0 }),
  },
} as const satisfies Record<string, Action>;

export type CampaignAction = keyof typeof campaignActions;

interface OpenAction {
  name: CampaignAction;
  label: string;
  /** Why it is disabled. */
  reason: string | undefined;
}

export const openActions = (campaign: Known, who: Subject, today = adenDay()): OpenAction[] =>
  (Object.entries(campaignActions) as [CampaignAction, Action][])
    .filter(([, { offered }]) => offered?.(campaign) ?? true)
    .map(([name, { label, right, blocked }]) => ({
      name,
      label,
      reason: can(who, right) ? blocked?.(campaign, today) : denial(right),
    }));
