/** Engines of Toyota, Honda and GM that the register has with letters in place of digits, as IZZ-FE. */
const letterForOne = /^I(?=[A-Z]{2}-F|BM$)|(?<=^LDA)I$/;
const letterForZero = /(?<=^EN)O(?= -)/;

/** Returns the engine's name as its maker writes it. */
export const mendEngine = (name: string): string =>
  name.replace(letterForOne, '1').replace(letterForZero, '0');
