import { marketingApi } from '@turoos/contract';
import { Megaphone } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { useCan } from '@/lib/session/can';
import { AccessDenied } from '@/ui/AccessDenied';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { campaignColumns } from './campaign-columns';
import { useCampaignDialogs } from './campaign-dialogs';
import { CampaignFilters, campaignFilters } from './CampaignFilters';
import { CampaignMenu, type CampaignHandlers } from './CampaignMenu';
import { CampaignsHeader } from './CampaignsHeader';
import { loadFailed } from './marketing-texts';
import { QuickCards } from './QuickCards';
import { useCampaignActions } from './use-campaign-actions';

/** The right to read opens the route; the page also requires the right to create, edit or delete. */
export function MarketingScreen() {
  const mayCreate = useCan('marketing:create');
  const mayUpdate = useCan('marketing:update');
  const mayDelete = useCan('marketing:delete');
  if (mayCreate || mayUpdate || mayDelete) return <CampaignsScreen />;
  return (
    <AccessDenied message="الحملات لمن يملك صلاحية إنشائها أو تعديلها أو حذفها. إن كنت تحتاجها في عملك فاطلبها من مدير النظام." />
  );
}

function CampaignsScreen() {
  const list = useList('marketing', marketingApi.list, { filters: campaignFilters, limit: 10 });
  const summary = useData('marketing', marketingApi.statistics, {});
  const { dialogs, edit, look, send, approve, queue } = useCampaignDialogs();
  const actions = useCampaignActions();
  const on: CampaignHandlers = {
    ...actions,
    edit,
    send,
    approve,
    queue,
    analytics: (campaign) => look(campaign, 'analytics'),
    recipients: (campaign) => look(campaign, 'recipients'),
  };
  const add = () => edit(null);
  useCreateFromUrl('marketing:create', add);

  return (
    <>
      <CampaignsHeader list={list} summary={summary} onAdd={add} />
      <QuickCards list={list} summary={summary} />
      <CampaignFilters list={list} />
      <DataTable
        label="الحملات التسويقية"
        columns={campaignColumns}
        failedTitle={loadFailed(list.result.error)}
        list={list}
        rowKey={(campaign) => campaign._id}
        onOpen={(campaign) => look(campaign, campaign.status === 'draft' ? 'campaign' : 'analytics')}
        renderActions={(campaign) => <CampaignMenu campaign={campaign} on={on} />}
        empty={
          <EmptyState
            icon={Megaphone}
            title="لا توجد حملات بعد"
            message="اكتب رسالة واختر من تصله، واجعل لها رمزاً يخصم لهم عند الشراء، ثم تابع ما جلبته."
            action={<AddButton right="marketing:create" label="حملة جديدة" onAdd={add} />}
          />
        }
      />
      {dialogs}
    </>
  );
}
