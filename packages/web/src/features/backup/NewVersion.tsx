import { updatesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';

/** Tells of a newer version that was put on the server's machine or plugged in; nothing while there is none. */
export function NewVersion() {
  const { data } = useData('settings', updatesApi.look, {});
  const newest = data?.found[0];
  if (!newest) return null;
  return (
    <Section title="إصدار جديد متاح">
      <p>
        الإصدار <Code>{newest.version}</Code> متاح في <Code className="break-all">{newest.path}</Code>، والمثبّت{' '}
        <Code>{data.installed}</Code>. نفّذ في مجلد البرنامج على جهاز الخادم:{' '}
        <Code className="whitespace-nowrap">npm run update</Code>
      </p>
      <p className="text-muted">
        تُؤخذ نسخة احتياطية أولاً، ثم تُرقّى البيانات ويُتحقق من الدفاتر؛ وإن فشل شيء بقي كل شيء كما كان.
      </p>
    </Section>
  );
}
