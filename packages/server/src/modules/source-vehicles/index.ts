export { breakPiece } from './break-piece';
export { buyCar } from './buy-car';
export { planPieces } from './plan-pieces';
export { takeOff } from './take-off';
