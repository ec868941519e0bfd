import { useState } from 'react';
import { failureText } from '@/lib/http/api-error';
import { usePermit } from '@/lib/session/can';
import { tillRuntime } from '@/lib/till/this-till';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';

/** A till that the server does not know, and the way to make it known. */
export function ForgottenTill() {
  const permit = usePermit('settings:update');
  const [isAsking, setAsking] = useState(false);
  const adopt = async () => {
    setAsking(true);
    try {
      await (await tillRuntime())?.adopt();
      toast({ title: 'اعتُمدت نقطة البيع، وتُرسل مبيعاتها' });
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في اعتماد نقطة البيع', message: failureText(error) });
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3 text-danger">
      <p className="text-pretty">
        لا يعرفها الخادم: جُهزت بعد النسخة الاحتياطية التي استُعيدت. اعتمدها لتصل مبيعاتها، ولا تجهّزها من جديد قبل
        ذلك.
      </p>
      <Button disabledReason={permit.reason} busy={isAsking} onClick={() => void adopt()}>
        اعتماد نقطة البيع
      </Button>
    </div>
  );
}
