import { createContext } from 'react';

/** True behind the button with three dots of a page on a phone, where a menu would be a second such button. */
export const FoldedContext = createContext(false);
