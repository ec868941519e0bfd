export { logoMark } from './logo';
