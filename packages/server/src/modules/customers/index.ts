export { leaveMarketing } from './leave-marketing';
