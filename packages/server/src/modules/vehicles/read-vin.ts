import { AppError, tidyVin, vinProblem, type DecodedVin } from '@turoos/contract';
import { decodeVin } from './vin';

/** What a VIN as someone typed it says, or why it can't be one. */
export async function readVin(typed: string): Promise<DecodedVin> {
  const vin = tidyVin(typed);
  const problem = vinProblem(vin);
  if (problem) throw new AppError('VALIDATION', problem);
  return decodeVin(vin);
}
