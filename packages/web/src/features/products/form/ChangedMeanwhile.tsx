import { productsApi, type Part } from '@turoos/contract';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';

/** Reports a version conflict, and offers to replace the typed values with the saved version. */
export function ChangedMeanwhile({ id, onLoaded }: { id: string; onLoaded: (newest: Part) => void }) {
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    try {
      onLoaded(await call(productsApi.read, { params: { id } }));
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في جلب المنتج', message: failureText(error) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-3 py-2">
      <p className="min-w-0 grow basis-60 text-pretty">
        ما كتبته باقٍ هنا ولم يُحفظ. انسخ ما تحتاجه، ثم حمّل آخر نسخة لتعدّل عليها.
      </p>
      <Button size="sm" icon={RotateCw} busy={loading} onClick={() => void load()}>
        تحميل آخر نسخة
      </Button>
    </div>
  );
}
