import { defineApi } from '../kernel/endpoint';
import { mirrored, single } from '../kernel/reply';
import { ImportedFileFields, ImportInput, ImportPreview, ImportResult, PreviewInput } from './imports.schema';

const touches = [
  'products',
  'inventory',
  'asked-parts',
  'categories',
  'purchases',
  'suppliers',
  'accounting',
] as const;
/** Room for fifty thousand rows with long names. */
const mostBytes = 50 * 1024 * 1024;

export const importsApi = defineApi({
  import: {
    method: 'POST',
    path: '/import-csv',
    access: 'products:import',
    summary: 'استيراد صفوف ملف: منتجاتها وكمياتها وفاتورة شرائها معاً',
    body: ImportInput,
    bodyLimit: mostBytes,
    reply: mirrored(ImportResult),
    status: 201,
    idempotent: true,
    touches,
  },
  preview: {
    method: 'POST',
    path: '/import-csv/preview',
    access: 'products:import',
    summary: 'ما الذي سيغيره استيراد هذه الصفوف',
    body: PreviewInput,
    bodyLimit: mostBytes,
    reply: single(ImportPreview),
  },
  importProducts: {
    method: 'POST',
    path: '/import-csv/products',
    access: 'products:import',
    summary: 'استيراد ملف منتجات (CSV أو xlsx) بلا فاتورة شراء، في الحقل file',
    upload: { most: mostBytes },
    body: ImportedFileFields,
    reply: mirrored(ImportResult),
    status: 201,
    idempotent: true,
    touches,
  },
});
