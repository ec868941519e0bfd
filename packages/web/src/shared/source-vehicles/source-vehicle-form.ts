import type { SourceVehicleInput } from '@turoos/contract';

/** Whether any field of the source vehicle is filled. */
export const isVehicleGiven = (vehicle: SourceVehicleInput): boolean => Object.values(vehicle).some(Boolean);
