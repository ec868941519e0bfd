import { importTemplate } from '@turoos/contract';
import { saveFile } from '@/lib/platform/save-file';

export const saveTemplate = (): void =>
  saveFile(new File([importTemplate()], 'products-template.csv', { type: 'text/csv;charset=utf-8' }));
