import { ltr, type RescuedSales } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import { useCan } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { rescueLines, toDecide } from './rescue-words';

/** What became of the sales in a rescue file. */
export function RescueResult({ subject: rescued, open, onClose }: SubjectDialogProps<RescuedSales>) {
  const { till, refused } = rescued;
  const mayDecide = useCan('sales:decide') && toDecide(rescued).length > 0;
  const showThem = () => {
    onClose();
    void navigate({ to: '/sales/offline', search: { till: till._id } });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`ملف إنقاذ ${till.name} (${ltr(till.code)})`}
      footer={
        <>
          {mayDecide && (
            <Button variant="primary" onClick={showThem}>
              عرض ما يحتاج قراراً
            </Button>
          )}
          <Button onClick={onClose}>إغلاق</Button>
        </>
      }
    >
      <output className="flex flex-col gap-1">
        {rescueLines(rescued).map((line) => (
          <p key={line} className="text-pretty">
            {legible(line)}
          </p>
        ))}
      </output>
      {refused.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {refused.map(({ number, message }, index) => (
            <li key={`${number} ${index}`} className="flex flex-wrap gap-x-3 py-2 text-danger">
              {number && <Code className="font-semibold">{number}</Code>}
              <span className="text-pretty">{legible(message)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
