import { ltr, printedCode, productsApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { navigate } from '@/lib/navigation/hooks';
import { listenToScans } from '@/lib/scan/listen-to-scans';
import { findScanned, openScanned } from '@/lib/scan/open-scanned';
import { setLastReceiver } from '@/lib/scan/scan-receivers';
import { toast } from '@/lib/toasts/toast-store';
import { offerUnknown } from '@/shared/parts/meet-unknown';

/** Takes the scans that have no meaning where they are made; returns a function that ends it. */
export function takeAllScans(): () => void {
  const stopListening = listenToScans();
  const forget = setLastReceiver({ onPage: (code) => void openAnything(code), inDialog: sayUnused });
  return () => {
    stopListening();
    forget();
  };
}

const sayUnused = (code: string) =>
  toast({
    tone: 'info',
    title: `لم يُستخدم المسح «${ltr(printedCode(code))}»`,
    message: 'هذه النافذة لا تستقبل المسح. أكملها أو أغلقها، ثم امسح من جديد.',
  });

/** Opens the record with this code. */
async function openAnything(code: string): Promise<void> {
  try {
    const record = await findScanned(code);
    if (record) return await openScanned(record);
    const parts = await call(productsApi.search, { query: { q: code, limit: 1 } });
    if (parts.length > 0) return await navigate({ to: '/products', search: { q: printedCode(code) } });
    offerUnknown(code);
  } catch (error) {
    toast({ tone: 'danger', title: 'فشل في البحث عن الرمز الممسوح', message: failureText(error) });
  }
}
