export { nextSerial } from './adopt-till';
export { contactTill } from './contact-till';
export { createTill } from './save-till';
export { isProvenBy } from './seller-key';
export { settleTills } from './settle-tills';
export { isTokenOf, knownTill, tillOfRequest, type ProvenTill } from './till-of-request';
export { readTillSecret } from './till-secret';
