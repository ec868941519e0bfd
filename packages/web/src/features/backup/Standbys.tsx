import {
  standbyApi,
  standbyStates,
  standbyTexts,
  type Standby,
  type StandbyOverview,
} from '@turoos/contract';
import { MonitorUp, Unlink } from 'lucide-react';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DescriptionList } from '@/ui/DescriptionList';
import { IconButton } from '@/ui/IconButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { lagOf } from './lag';
import { StandbyForm } from './StandbyForm';

/** How a standby does is announced by nobody, because that would be a change in its turn. */
const POLL_MS = 5000;

/** The computers that stand by for the shop, and whether sales wait for them. */
export function Standbys() {
  const query = useData('backup', standbyApi.overview, {}, { refetchInterval: POLL_MS });
  return (
    <QueryBoundary query={query}>
      {(overview) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Computers overview={overview} />
          {overview.standbys.length > 0 && <StandbyForm />}
        </div>
      )}
    </QueryBoundary>
  );
}

function Computers({ overview }: { overview: StandbyOverview }) {
  const { obstacle, standbys, mode, isWaitedFor, tookOverAt } = overview;
  const permit = usePermit('backup:whole');
  const showing = useLazyDialog<null>(() => import('./StandbyCodeDialog').then((m) => m.StandbyCodeDialog));
  return (
    <Section
      title="الحاسوب الاحتياطي"
      description="حاسوب ثانٍ في المتجر يواكبه لحظة بلحظة، ويحلّ محله بأمر واحد إن تعطّل"
      actions={
        <Button
          icon={MonitorUp}
          disabledReason={permit.reason ?? (obstacle || undefined)}
          onClick={() => showing.show(null)}
        >
          ربط حاسوب احتياطي
        </Button>
      }
    >
      {obstacle && <p className="text-muted">{obstacle}</p>}
      {!obstacle && standbys.length === 0 && (
        <p className="text-muted">
          لا حاسوب احتياطي. إن تعطّل هذا الحاسوب توقف البيع حتى يُصلح أو تُستعاد نسخة على غيره.
        </p>
      )}
      {mode === 'sync' && standbys.length > 0 && !isWaitedFor && (
        <p className="mb-3 text-danger">{standbyTexts.late}. يعود الانتظار من تلقاء نفسه حين يعود.</p>
      )}
      {standbys.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {standbys.map((standby) => (
            <Computer key={standby._id} standby={standby} isWaitedFor={isWaitedFor} />
          ))}
        </ul>
      )}
      {tookOverAt && (
        <p className="mt-3 text-sm text-muted">
          انتقل المتجر إلى هذا الحاسوب في <bdi>{formatDateTime(tookOverAt)}</bdi>
        </p>
      )}
      {showing.dialog}
    </Section>
  );
}

function Computer({ standby, isWaitedFor }: { standby: Standby; isWaitedFor: boolean }) {
  const { _id, name, state, pairedAt, inStepAt, lastContactAt, problem } = standby;
  const confirm = useConfirm();
  const permit = usePermit('backup:whole');
  const withdraw = useAction(standbyApi.withdraw, {
    done: 'سُحب ربط الحاسوب الاحتياطي',
    failed: 'فشل في سحب الربط',
  });
  const askWithdraw = async () => {
    const sure = await confirm({
      title: 'سحب ربط حاسوب احتياطي',
      message: `لن يصل إلى ${legible(name)} شيء بعد الآن. ما نُسخ إليه يبقى عليه، فاحذف مجلد بياناته إن خرج من المتجر.`,
      confirmLabel: 'سحب الربط',
      tone: 'danger',
    });
    if (sure) withdraw.mutate({ params: { id: _id } });
  };
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="flex min-w-0 grow flex-col gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-all">{legible(name)}</span>
          <StatusBadge status={standbyStates[state]} />
          {isWaitedFor && state !== 'away' && <Badge tone="success">ينتظره كل بيع</Badge>}
        </span>
        {problem && <span className="text-sm text-danger">{problem}</span>}
        <DescriptionList
          blank="لا يوجد بعد"
          facts={[
            { name: 'كل ما سُجّل موجود عليه حتى', value: inStepAt && lagOf(inStepAt) },
            { name: 'آخر اتصال', value: lastContactAt && formatAgo(lastContactAt) },
            { name: 'رُبط في', value: <bdi>{formatDateTime(pairedAt)}</bdi> },
          ]}
        />
      </div>
      <IconButton
        label={`سحب ربط ${legible(name)}`}
        icon={Unlink}
        busy={withdraw.isPending}
        disabledReason={permit.reason}
        onClick={() => void askWithdraw()}
      />
    </li>
  );
}
