import { americanModels } from './american.table';
import { europeanAndChineseModels } from './european-chinese.table';
import { japaneseModels } from './japanese.table';
import { koreanModels } from './korean.table';
import { nissanModels } from './nissan.table';
import { toyotaModels } from './toyota.table';
import type { ModelsOfMakes, VehicleNames } from './vehicle-names';

export const modelsOfMakes: ModelsOfMakes = {
  ...toyotaModels,
  ...nissanModels,
  ...koreanModels,
  ...japaneseModels,
  ...americanModels,
  ...europeanAndChineseModels,
};

export const knownModels: readonly VehicleNames[] = Object.values(modelsOfMakes).flat();
