export { countKinds, notActive } from './active-customers';
export { leaveMarketing } from './leave-marketing';
