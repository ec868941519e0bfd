export { sharedSecret } from './shared-secret';
