export { assertMay } from '../../kernel/assert-may';
export { deleteDocument } from './delete-document';
export { documentReads } from './document-reads';
export { lockDocument, type DocumentKind, type DocumentRow } from './documents';
export { editDocument } from './edit-document';
export { partDocumentsFilter } from './filter-part-documents';
export { withSteps } from './steps.queries';
export { assertAvailable, findPlace, lockQuantityThere, type Place } from './stock-there';
export { takeStep } from './take-step';
