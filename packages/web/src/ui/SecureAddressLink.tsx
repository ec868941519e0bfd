import { Lock } from 'lucide-react';
import { buttonStyle } from './button-style';

/** Leads from the plain address to the page about the secure one, which the server itself serves. */
export const SecureAddressLink = () => (
  <a href="/trust" className={buttonStyle()}>
    <Lock aria-hidden="true" className="size-4" />
    الفتح بالعنوان الآمن
  </a>
);
