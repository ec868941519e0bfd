/** A failure of a printer that its users can do something about. */
export class PrintFailure extends Error {
  constructor(
    /** In Arabic, for the list of jobs. */
    readonly text: string,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}
