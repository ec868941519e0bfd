/** How the word of each secret begins. */
export const secretMark = 'secret-';
