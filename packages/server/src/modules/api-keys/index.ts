export { createApiKey } from './create-api-key';
export { keyReader } from './read-key';
