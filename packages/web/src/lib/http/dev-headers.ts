/** On the developer's own machine, a request may look through another role's eyes; servers ignore it elsewhere. */
export function devHeaders(hostname: string = location.hostname): Record<string, string> {
  if (hostname !== 'localhost') return {};
  return {
    'X-Dev-Role': localStorage.getItem('dev_role') ?? 'admin',
    'X-Dev-Permissions': localStorage.getItem('dev_permissions') ?? 'all',
  };
}
