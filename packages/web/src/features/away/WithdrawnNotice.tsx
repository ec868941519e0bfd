import { MonitorOff } from 'lucide-react';
import { useState } from 'react';
import { forgetWithdrawn, withdrawnTill } from '@/lib/till/till-device';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';

/** Says that this browser is no till any more, until somebody has read it. */
export function WithdrawnNotice() {
  const [wasRead, setRead] = useState(false);
  const name = wasRead ? null : withdrawnTill();
  if (name === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warning-soft px-4 py-1 text-sm font-semibold text-warning">
      <MonitorOff className="size-4 shrink-0" aria-hidden="true" />
      <output className="text-pretty">
        سُحبت نقطة البيع «{legible(name)}» من هذا الجهاز: أُرسلت مبيعاته، ولا يبيع بعد الآن عند انقطاع الخادم
      </output>
      <Button
        size="sm"
        onClick={() => {
          forgetWithdrawn();
          setRead(true);
        }}
      >
        فهمت
      </Button>
    </div>
  );
}
