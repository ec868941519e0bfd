/** Browsers show notifications only for https sites and localhost. */
export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext;

/** Asks the user for permission; true when granted. */
export const permitNotifying = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** Shows a notification while the page is in the background, if the user has allowed it. */
export function notifyOnDesktop(body: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  const shown = new Notification('تروس', { body, dir: 'rtl', lang: 'ar' });
  shown.addEventListener('click', () => window.focus());
}
