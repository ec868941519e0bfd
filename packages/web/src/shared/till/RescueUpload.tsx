import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offlineSalesApi, type RescuedSales } from '@turoos/contract';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { upload } from '@/lib/http/upload';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

const endpoint = offlineSalesApi.rescue;

/** A till keeps thousands of sales at most, each of which is booked on its own. */
const patience = 10 * 60_000;

/** Sends the rescue file of a till that could not send its sales, and says what became of each. */
export function RescueUpload() {
  const permit = usePermit('sales:create');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const result = useLazyDialog<RescuedSales>(() => import('./RescueResult').then((m) => m.RescueResult));
  const send = useMutation({
    mutationFn: (file: File) => upload(endpoint, { file, body: undefined }, { patience }),
    onSuccess: (rescued) => {
      void invalidate(client, endpoint.touches);
      result.show(rescued);
    },
    onError: (error) =>
      toast({ tone: 'danger', title: 'فشل في إرسال ملف الإنقاذ', message: failureText(error) }),
  });
  return (
    <>
      <Button
        icon={FileUp}
        busy={send.isPending}
        disabledReason={permit.reason}
        onClick={() => input.current?.click()}
      >
        إرسال ملف إنقاذ
      </Button>
      <input
        ref={input}
        type="file"
        accept=".rescue"
        aria-label="ملف الإنقاذ"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) send.mutate(file);
          event.target.value = '';
        }}
      />
      {result.dialog}
    </>
  );
}
