export { seal, sealingKey, unseal, type SealingKey } from './seal';
export { knownSecret, renewSecret, sharedSecret } from './shared-secret';
