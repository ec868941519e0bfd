import type { SourceVehicleInput } from '@turoos/contract';

/** Whether anything is said of the vehicle that parts were taken from. */
export const isVehicleGiven = (vehicle: SourceVehicleInput): boolean => Object.values(vehicle).some(Boolean);
