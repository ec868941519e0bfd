export { createRole } from './create-role';
export { syncSystemRoles } from './sync-system-roles';
