import { refundSaleBlocked, type Sale } from '@turoos/contract';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { findScanned } from '@/lib/scan/open-scanned';
import { deliverScan, openElsewhere } from '@/lib/scan/scan-receivers';
import { useScans } from '@/lib/scan/use-scans';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';

/**
 * On an invoice's page a scan of one of its parts starts a refund with this piece, and R starts one with nothing. Any other
 * scan has the meaning it has everywhere.
 */
export function useRefundByScan(sale: Sale, show: () => void): void {
  const permit = usePermit('sales:refund');
  const blocked = permit.reason ?? refundSaleBlocked(sale);

  const take = async (code: string) => {
    const record = blocked ? null : await findScanned(code).catch(() => null);
    const isSold = record?.kind === 'part' && sale.items.some(({ product }) => product === record._id);
    if (!isSold) return openElsewhere(code);
    show();
    // Waits for the dialog, which counts the piece.
    deliverScan(code);
  };
  useScans((code) => void take(code));
  useShortcut('R', 'مرتجع على الفاتورة', () =>
    blocked ? toast({ tone: 'warning', title: 'لا يمكن المرتجع على هذه الفاتورة', message: blocked }) : show(),
  );
}
