export { drawLabel } from './draw-label';
export { drawRoll, type RollLogo } from './draw-roll';
export { invoiceRoll } from './invoice-roll';
export { Outlines } from './outlines';
export { rollText, type RollBlock } from './roll-blocks';
export { shiftRoll } from './shift-roll';
export { voucherRoll } from './voucher-roll';
export type { SvgPiece } from './svg-picture';
