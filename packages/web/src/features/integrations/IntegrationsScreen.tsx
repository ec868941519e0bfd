import { PageHeader } from '@/ui/PageHeader';
import { ApiKeysSection } from './ApiKeysSection';
import { WebhooksSection } from './WebhooksSection';

/** How other programs work with the shop: they call it by keys, and are told what happens in it. */
export const IntegrationsScreen = () => (
  <>
    <PageHeader title="الربط مع البرامج الأخرى" />
    <div className="flex flex-col gap-4">
      <ApiKeysSection />
      <WebhooksSection />
    </div>
  </>
);
