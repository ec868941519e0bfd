import { counted, ltr, nouns } from '@turoos/contract';
import { MonitorSmartphone } from 'lucide-react';
import { formatAgo } from '@/lib/format/format';
import { canLock } from '@/lib/platform/lock';
import { serviceWorkers } from '@/lib/platform/service-workers';
import { usePermit } from '@/lib/session/can';
import { thisTill } from '@/lib/till/this-till';
import { tillState, type TillNow } from '@/lib/till/till-state';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { SecureAddressLink } from '@/ui/SecureAddressLink';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

const loadDialog = () => import('./NewTillDialog').then((m) => m.NewTillDialog);

/** Whether this browser is a till, and how it becomes one. */
export function ThisBrowser() {
  const till = thisTill();
  const state = tillState.use();
  const permit = usePermit('settings:update');
  const making = useLazyDialog<null>(loadDialog);
  if (!canLock())
    return (
      <Section title="هذا المتصفح" actions={<SecureAddressLink />}>
        <p className="text-pretty text-muted">
          بالعنوان العادي لا يحفظ المتصفح ما تحتاج إليه نقطة البيع. افتح البرنامج بالعنوان الآمن لتجعله نقطة
          بيع.
        </p>
      </Section>
    );
  return (
    <Section
      title="هذا المتصفح"
      actions={
        !till && (
          <Button
            variant="primary"
            icon={MonitorSmartphone}
            disabledReason={permit.reason}
            onClick={() => making.show(null)}
          >
            اجعل هذا المتصفح نقطة بيع
          </Button>
        )
      }
    >
      {till ? (
        <>
          <p className="font-semibold">{legible(`نقطة البيع ${till.name} (${ltr(till.code)})`)}</p>
          {state && copyLines(state).map((line) => <p key={line}>{line}</p>)}
        </>
      ) : (
        <p className="text-pretty text-muted">
          ليس نقطة بيع: يتوقف البيع عليه إن انقطع الخادم. نقطة البيع تحفظ نسخة من القطع والعملاء وأسعار الصرف
          وتستمر في البيع، ثم ترسل ما باعته.
        </p>
      )}
      {making.dialog}
    </Section>
  );
}

/** What the owner must know about the copy on this browser before relying on it. */
function copyLines({ copy: { upTo, parts, problem }, isPersistent }: TillNow): string[] {
  // the app itself must be on the device too, or it does not open without the server
  const isAppStored = Boolean(serviceWorkers()?.controller);
  return [
    ...(isAppStored ? [] : ['يُحفظ البرنامج نفسه على هذا الجهاز الآن، فلا تغلق الصفحة حتى يكتمل.']),
    upTo
      ? `نسخته كاملة: ${counted(parts, nouns.item)}، حُدّثت ${formatAgo(upTo)}.`
      : `تُملأ نسخته الآن (${counted(parts, nouns.item)})، ولا تكفي للبيع حتى تكتمل.`,
    ...(problem === 'full' ? ['امتلأ قرص هذا الجهاز، فلا تُحدَّث نسخته. أفرغ مساحة.'] : []),
    ...(problem === 'outdated app' ? ['هذه الصفحة أقدم من الخادم، أعد تحميلها.'] : []),
    ...(isPersistent === false
      ? [
          'رفض المتصفح التخزين الدائم، فقد يحذف ما فيه حين يمتلئ الجهاز. أضف الصفحة إلى الشاشة الرئيسية أو المفضلة.',
        ]
      : []),
  ];
}
