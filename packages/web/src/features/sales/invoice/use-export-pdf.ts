import { useMutation } from '@tanstack/react-query';
import type { Sale } from '@turoos/contract';
import { failureText } from '@/lib/http/api-error';
import { saveFile } from '@/lib/platform/save-file';
import { toast } from '@/lib/toasts/toast-store';
import { makePdf, type RateChoice } from './make-pdf';

interface Export {
  sale: Sale;
  choice: RateChoice;
  customerPhone: string;
}

/** Makes and saves the PDF; a toast says which rate it uses. */
export const useExportPdf = () =>
  useMutation({
    mutationFn: async ({ sale, choice, customerPhone }: Export) => {
      const { file, asAsked } = await makePdf(sale, choice, customerPhone);
      saveFile(file);
      return asAsked;
    },
    onSuccess: (asAsked, { choice }) =>
      toast(
        !asAsked
          ? { tone: 'warning', title: 'تم إنشاء الفاتورة بالطريقة التقليدية' }
          : choice === 'historical'
            ? { title: 'تم إنشاء الفاتورة بالأسعار التاريخية' }
            : { title: 'تم إنشاء الفاتورة بسعر صرف اليوم' },
      ),
    onError: (error) => toast({ tone: 'danger', title: 'فشل في إنشاء ملف PDF', message: failureText(error) }),
  });
