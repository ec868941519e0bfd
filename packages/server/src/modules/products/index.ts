export { createPart } from './create-part';
export { firstWarehouse } from './first-warehouse';
export { filterParts } from './filter-parts';
export { fromParts, listParts, readPart, readPartDetail, readParts } from './products.queries';
export { removePart } from './remove-part';
export { searchParts } from './search-parts';
export { updatePart } from './update-part';
export { upsertParts, type ListedPart } from './upsert-parts';
