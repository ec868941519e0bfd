/** Lets a developer try another role on localhost; servers ignore these headers elsewhere. */
export function devHeaders(hostname: string = location.hostname): Record<string, string> {
  if (hostname !== 'localhost') return {};
  return {
    'X-Dev-Role': localStorage.getItem('dev_role') ?? 'admin',
    'X-Dev-Permissions': localStorage.getItem('dev_permissions') ?? 'all',
  };
}
