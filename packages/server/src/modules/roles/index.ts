export { syncSystemRoles } from './sync-system-roles';
