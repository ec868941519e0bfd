export { seal, sealingKey, unseal, type SealingKey } from './seal';
export { sharedSecret } from './shared-secret';
