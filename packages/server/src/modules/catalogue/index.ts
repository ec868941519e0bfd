export { pinPart } from './pin-part';
