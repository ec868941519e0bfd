export { listTiers, readTier, tierOf } from './tiers.queries';
export { createTier, deleteTier, updateTier } from './write-tiers';
