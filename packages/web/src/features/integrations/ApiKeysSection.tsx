import { apiKeysApi } from '@turoos/contract';
import { KeyRound } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { Section } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { ApiKeyRow } from './ApiKeyRow';
import type { ShownSecret } from './SecretDialog';

/** The keys by which other programs call the shop's API. */
export function ApiKeysSection() {
  const keys = useData('integrations', apiKeysApi.list, {});
  const secret = useLazyDialog<ShownSecret>(() => import('./SecretDialog').then((m) => m.SecretDialog));
  const add = useLazyDialog<(shown: ShownSecret) => void>(() =>
    import('./ApiKeyDialog').then((m) => m.ApiKeyDialog),
  );
  return (
    <Section
      title="مفاتيح الربط"
      description="بها تقرأ برامج أخرى بيانات المتجر وتكتب فيه، باسم من أنشأ المفتاح وبما يُعطى من صلاحياته"
      actions={
        <>
          <a
            className="inline-flex items-center self-center text-sm text-accent-strong underline pointer-coarse:min-h-11"
            href="/api/docs"
            target="_blank"
            rel="noreferrer"
          >
            دليل الواجهة البرمجية
          </a>
          <AddButton
            right="integrations:manage"
            label="إنشاء مفتاح"
            onAdd={() => add.show((shown) => secret.show(shown))}
          />
        </>
      }
    >
      <QueryBoundary query={keys} title="فشل في جلب مفاتيح الربط">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={KeyRound}
              title="لا توجد مفاتيح ربط بعد"
              message="أنشئ مفتاحاً لكل برنامج على حدة، ليُسحب وحده حين لا يلزم."
            />
          ) : (
            <ul className="divide-y divide-line">
              {all.map((key) => (
                <ApiKeyRow key={key._id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {add.dialog}
      {secret.dialog}
    </Section>
  );
}
