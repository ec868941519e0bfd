import { ApiKeysSection } from './ApiKeysSection';

/** How other programs work with the shop: by keys. */
export function IntegrationsTab() {
  return (
    <div className="flex flex-col gap-4">
      <ApiKeysSection />
    </div>
  );
}
