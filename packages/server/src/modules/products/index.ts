export { createPart } from './create-part';
export { filterParts } from './filter-parts';
export { fromParts, listParts, readPart, readPartDetail, readParts } from './products.queries';
export { removePart } from './remove-part';
export { searchParts } from './search-parts';
export { updatePart } from './update-part';
