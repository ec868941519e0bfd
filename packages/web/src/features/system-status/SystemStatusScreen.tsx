import { checkStates, systemStatusApi, type CheckState, type SystemStatus } from '@turoos/contract';
import { formatBytes, formatDateTime } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { StatusBadge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { PageHeader } from '@/ui/PageHeader';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RefreshButton } from '@/ui/RefreshButton';
import { CheckRow } from './CheckRow';
import { SlowRequests } from './SlowRequests';
import { TillContacts } from './TillContacts';

/** How the server and its machine are doing, for the owner: what is wrong first, with what to do. */
export function SystemStatusScreen() {
  const status = useData('backup', systemStatusApi.read, {}, { refetchInterval: 60_000 });
  return (
    <>
      <PageHeader title="حالة النظام" more={<RefreshButton of={[status]} />} />
      <QueryBoundary query={status} title="فشل في جلب حالة النظام">
        {(found) => (
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Section title={summaries[found.state]}>
              <ul className="divide-y divide-line">
                {found.checks.toSorted(byUrgency).map((check) => (
                  <CheckRow key={`${check.about} ${check.says}`} check={check} />
                ))}
              </ul>
            </Section>
            <div className="flex flex-col gap-4">
              <Section title="الخادم">
                <DescriptionList facts={factsOf(found)} />
              </Section>
              {found.tills.length > 0 && <TillContacts tills={found.tills} />}
            </div>
            <div className="min-w-0 lg:col-span-2">
              <SlowRequests requests={found.requests} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

const summaries: Record<CheckState, string> = {
  good: 'كل شيء يعمل كما يجب',
  doubtful: 'يعمل المتجر، وفي القائمة ما يستحق انتباهك',
  bad: 'في القائمة خطر على المتجر، فابدأ به',
};

const urgency: readonly CheckState[] = ['bad', 'doubtful', 'good'];
const byUrgency = (a: { state: CheckState }, b: { state: CheckState }) =>
  urgency.indexOf(a.state) - urgency.indexOf(b.state);

/** Milliseconds of delay that nobody notices. */
const unnoticed = 100;

function factsOf({ versions, servers, database }: SystemStatus) {
  const memory = servers.reduce((sum, server) => sum + server.memory, 0);
  const lag = Math.max(0, ...servers.map((server) => server.lag));
  const [oldest] = servers.map((server) => server.startedAt).toSorted((a, b) => a.getTime() - b.getTime());
  return [
    { name: 'إصدار تروس', value: <Code>{versions.program}</Code> },
    { name: 'إصدار قاعدة البيانات', value: <Code>{`PostgreSQL ${versions.database}`}</Code> },
    { name: 'بيئة التشغيل', value: <Code>{`Node ${versions.node}`}</Code> },
    { name: 'حجم قاعدة البيانات', value: formatBytes(database.bytes) },
    { name: 'الذاكرة المستعملة', value: formatBytes(memory) },
    {
      name: 'انشغال الخادم',
      value: <StatusBadge status={lag < unnoticed ? { ...checkStates.good, label: 'لا يُذكر' } : busy} />,
    },
    { name: 'عدد عمليات الخادم', value: servers.length > 1 ? String(servers.length) : '' },
    { name: 'يعمل منذ', value: oldest && <bdi>{formatDateTime(oldest)}</bdi> },
  ];
}

const busy = { ...checkStates.doubtful, label: 'مشغول الآن' };
