export { confirmPassword } from './confirm-password';
export { assertMayTry, forgiveAttempt, guessesAt } from './login-limit';
export { readSession } from './read-session';
export { sharedSecret } from './shared-secret';
