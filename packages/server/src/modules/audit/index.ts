export { nameIn } from './logged-name.rules';
