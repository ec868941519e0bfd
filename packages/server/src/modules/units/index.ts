export { assertFits, assertMayCountIn, findUnit, partsInFractions } from './part-units';
export { listUnits, unitOf } from './units.queries';
