import { authApi, type OpenSession } from '@turoos/contract';
import { LogOut } from 'lucide-react';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { deviceName } from './device-name';

/** The signed-in user's sessions, with a button to end each. */
export function SessionsCard() {
  const sessions = useData('session', authApi.sessions, {});
  const confirm = useConfirm();
  const end = useAction(authApi.endSession, { done: 'تم إنهاء الجلسة', failed: 'فشل في إنهاء الجلسة' });
  const endOthers = useAction(authApi.endOtherSessions, {
    done: 'تم إنهاء الجلسات الأخرى',
    failed: 'فشل في إنهاء الجلسات',
  });
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);
  const askOthers = async () => {
    const sure = await confirm({
      title: 'إنهاء الجلسات الأخرى',
      message: `ستنتهي جلساتك على الأجهزة الأخرى (${others.length})، وتبقى هذه الجلسة.`,
      confirmLabel: 'إنهاء الجلسات الأخرى',
      tone: 'danger',
    });
    if (sure) endOthers.mutate({});
  };

  return (
    <Section
      title="جلساتي"
      description="الأجهزة التي دخلت منها بحسابك"
      className="no-print"
      actions={
        others.length > 0 && (
          <Button size="sm" icon={LogOut} busy={endOthers.isPending} onClick={() => void askOthers()}>
            إنهاء الجلسات الأخرى
          </Button>
        )
      }
    >
      <QueryBoundary query={sessions} waiting={<Skeleton className="h-24 w-full" />}>
        {(open) => (
          <ul className="flex flex-col divide-y divide-line">
            {open.map((session) => (
              <li key={session._id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
                <Device session={session} />
                {session.isCurrent ? (
                  <Badge tone="success">هذه الجلسة</Badge>
                ) : (
                  <IconButton
                    size="sm"
                    icon={LogOut}
                    className="[&>svg]:mirrored"
                    label={`إنهاء جلسة ${deviceName(session.userAgent)}`}
                    onClick={() => end.mutate({ params: { id: session._id } })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}

const Device = ({ session }: { session: OpenSession }) => (
  <div className="min-w-0 grow">
    <p>{deviceName(session.userAgent)}</p>
    <p className="text-sm text-muted">
      {session.ip && <Code>{session.ip}</Code>} · آخر استعمال {formatAgo(session.lastUsedAt)} · بدأت{' '}
      {formatDateTime(session.createdAt)}
    </p>
  </div>
);
