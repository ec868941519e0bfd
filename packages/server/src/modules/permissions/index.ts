export { holderIn, revokedFor, warehousesOf } from './holder';
export { initialisePermissions } from './initialise-permissions';
export { catalogueNames } from './permissions.queries';
