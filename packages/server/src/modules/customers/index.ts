export { notActive } from './active-customers';
export { leaveMarketing } from './leave-marketing';
