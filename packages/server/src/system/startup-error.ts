/** Something the person who starts Turoos can put right: shown as a message and a hint, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(
    message: string,
    readonly hint?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
