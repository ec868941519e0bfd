export { countKinds, notActive } from './active-customers';
export { readCustomer } from './customers.queries';
export { leaveMarketing } from './leave-marketing';
