export { countMissing, type AddedLists, type MissingLists } from './add-lists';
export { addFitments, fitParts, renameFittedVehicle, unfitPart } from './change-fitments';
export { changeParts } from './change-parts';
export { createPart } from './create-part';
export { firstWarehouse } from './first-warehouse';
export { filterParts } from './filter-parts';
export { fitmentIsFor, fitsVehicle, needsEngine } from './fits-vehicle';
export { readHeld } from './held-parts';
export {
  changesOf,
  difference,
  type HeldPart,
  type ListMode,
  type OtherNumber,
  type PartChange,
  type PartFields,
} from './listed-part.rules';
export { fromParts, listParts, readPart, readPartDetail, readParts } from './products.queries';
export { removePart } from './remove-part';
export { searchParts } from './search-parts';
export { restoreParts, withdrawParts } from './take-back-parts';
export { updatePart } from './update-part';
export { findUsedTargets, likePart, lockUsed } from './used-parts';
export { lockParts, upsertParts, type ChangedByList, type ListedPart } from './upsert-parts';
export { readMeantPage } from './meant-page';
export { withMeanings } from './with-meanings';
