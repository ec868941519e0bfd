import { PrinterInput } from '@turoos/contract';
import { createPrinter } from '../modules/printing';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** Printers that exist on paper only, and so are not active: the sample shop prints by the browser. */
export const demoPrinters: DemoPart = {
  title: 'printers',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    const printers = [
      { name: 'طابعة الكاونتر', kind: 'receipt80', address: '192.168.1.87', opensDrawer: true },
      { name: 'طابعة الملصقات', kind: 'label', address: '192.168.1.88' },
    ];
    for (const printer of printers)
      await createPrinter(tx, owner, PrinterInput.parse({ ...printer, isActive: false }));
  },
};
