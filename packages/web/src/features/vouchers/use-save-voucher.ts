import { useMutation } from '@tanstack/react-query';
import { vouchersApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { saveFile } from '@/lib/platform/save-file';
import { toast } from '@/lib/toasts/toast-store';

/** Saves a voucher as a PDF file. */
export const useSaveVoucher = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { voucherPdf } = await import('./voucher-pdf');
      saveFile(await voucherPdf(await call(vouchersApi.get, { params: { id } })));
    },
    onSuccess: () => toast({ title: 'تم إنشاء ملف السند' }),
    onError: (error) => toast({ tone: 'danger', title: 'فشل في إنشاء ملف PDF', message: failureText(error) }),
  });
