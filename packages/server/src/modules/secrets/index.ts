export { seal, sealingKey, unseal, type SealingKey } from './seal';
export { followTokenKey, type TokenKey } from './token-key';
export { knownSecret, renewSecret, sharedSecret } from './shared-secret';
