export { contactTill } from './contact-till';
export { createTill } from './save-till';
export { settleTills } from './settle-tills';
export { knownTill, tillOfRequest, type ProvenTill } from './till-of-request';
export { readTillSecret } from './till-secret';
