import { defineApi } from '../kernel/endpoint';
import { mirrored } from '../kernel/reply';
import { VinImport, VinImportResult } from './vin-import.schema';

export const vinImportApi = defineApi({
  import: {
    method: 'POST',
    path: '/products/import-from-vin',
    access: 'products:import',
    summary: 'إدخال قطع سيارة إلى المخزون برقم هيكلها، ومعها فاتورة شراء إن ذُكر المورد',
    body: VinImport,
    reply: mirrored(VinImportResult),
    status: 201,
    idempotent: true,
    touches: [
      'products',
      'inventory',
      'asked-parts',
      'categories',
      'vehicles',
      'purchases',
      'suppliers',
      'accounting',
    ],
  },
});
