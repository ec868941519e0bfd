export { approveAdjustment } from './approve-adjustment';
export { bookShortage, undoShortages } from './book-shortage';
export { createAdjustment } from './create-adjustment';
export { adjustments } from './adjustments.kind';
