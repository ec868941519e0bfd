import { importFields, type ImportField } from './import-columns';

const sample: Record<ImportField, string> = {
  partNumber: '12345-ABC',
  name: 'مصباح أمامي تويوتا كورولا',
  category: 'الإضاءة',
  type: 'used',
  partStatus: 'available',
  purchasePrice: '15000',
  costPrice: '17000',
  sellingPrice: '20000',
  quantity: '1',
  supplierPartNumber: 'SUP-12345',
  condition: 'excellent',
  minStockLevel: '2',
  maxStockLevel: '10',
  discountPercentage: '5',
  unit: 'قطعة',
};

/**
 * Returns an import file to fill in: every column, and one used part as an example. The byte order mark tells
 * Excel that it is UTF-8.
 */
export const importTemplate = (): string =>
  `\uFEFF${importFields.join(',')}\r\n${importFields.map((field) => sample[field]).join(',')}\r\n`;
