export { assertFits, assertMayCountIn, findUnit, partsInFractions, unitOf } from './part-units';
export { listUnits } from './units.queries';
