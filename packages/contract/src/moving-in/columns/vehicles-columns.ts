import type { BroughtColumns } from './column';
import { vehicleHeadings } from './vehicle-headings.table';

export const vehiclesColumns = {
  make: {
    label: 'شركة الصنع',
    also: vehicleHeadings.make,
    examples: ['تويوتا', 'هيونداي'],
  },
  model: {
    label: 'الموديل',
    also: vehicleHeadings.model,
    examples: ['كورولا', 'النترا'],
  },
  year: {
    label: 'سنة الصنع',
    also: vehicleHeadings.year,
    examples: ['2010', '2015'],
  },
  engine: {
    label: 'المحرك',
    also: vehicleHeadings.engine,
    examples: ['1.8', ''],
  },
  vin: {
    label: 'رقم الهيكل',
    also: vehicleHeadings.vin,
    examples: ['', ''],
  },
  plate: {
    label: 'رقم اللوحة',
    also: vehicleHeadings.plate,
    examples: ['', ''],
  },
  color: { label: 'اللون', also: vehicleHeadings.color, examples: ['أبيض', ''] },
  notes: {
    label: 'الملاحظات',
    also: vehicleHeadings.notes,
    examples: ['', ''],
  },
} as const satisfies BroughtColumns;
