export { approveAdjustment } from './approve-adjustment';
export { createAdjustment } from './create-adjustment';
export { adjustments } from './adjustments.kind';
