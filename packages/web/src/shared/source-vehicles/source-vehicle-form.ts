import type { SourceVehicle } from '@turoos/contract';

/** Whether anything is said of the car that parts were taken from. */
export const isVehicleGiven = (car: SourceVehicle): boolean => Object.values(car).some(Boolean);
