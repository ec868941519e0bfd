export { Catalogue } from './catalogue';
export { scannedPart, searchParts } from './search-parts';
export { Customers } from './search-customers';
