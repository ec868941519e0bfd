import type { Vehicle } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** Creates a vehicle, or edits the given one. */
export const useVehicleForm = () =>
  useLazyDialog<Vehicle | null>(() => import('./dialogs/VehicleDialog').then((m) => m.VehicleDialog));

export const useVehicleView = () =>
  useLazyDialog<Vehicle>(() => import('./dialogs/VehicleView').then((m) => m.VehicleView));

export const useCompatibleParts = () =>
  useLazyDialog<Vehicle>(() => import('./parts/CompatiblePartsDialog').then((m) => m.CompatiblePartsDialog));
