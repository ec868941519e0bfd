export { nextSerial } from './adopt-till';
export { contactTill } from './contact-till';
export { listTills } from './tills.queries';
export { createTill } from './save-till';
export { isProvenBy } from './seller-key';
export { settleTills } from './settle-tills';
export { isTokenOf, knownTill, tillOfRequest, type ProvenTill } from './till-of-request';
export { readTillSecret } from './till-secret';
