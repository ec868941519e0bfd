/** Browsers show them only for sites that came by https, or from this very machine. */
const isPossible = () => 'Notification' in window && window.isSecureContext;

export const desktopHint = (): string =>
  isPossible()
    ? 'تظهر على هذا الجهاز والصفحة مفتوحة في الخلفية'
    : 'لا يسمح بها هذا المتصفح إلا عبر اتصال آمن (https)';

/** Asks the user for what the browser wants to hear from them; true when it may show them. */
export const permitDesktop = async (): Promise<boolean> =>
  isPossible() && (await Notification.requestPermission()) === 'granted';
