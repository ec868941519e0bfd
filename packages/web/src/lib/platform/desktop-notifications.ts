/** Browsers show them only for sites that came by https, or from this very machine. */
export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext;

/** Asks the user for what the browser wants to hear from them; true when it may show them. */
export const permitNotifying = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** Shown while the page is in the background, to whoever allowed it. */
export function notifyOnDesktop(body: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  const shown = new Notification('تروس', { body, dir: 'rtl', lang: 'ar' });
  shown.addEventListener('click', () => window.focus());
}
