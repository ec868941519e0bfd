export { holderIn } from './holder';
export { initialisePermissions } from './initialise-permissions';
export { catalogueNames } from './permissions.queries';
export { revokedFor } from './revoked-for';
