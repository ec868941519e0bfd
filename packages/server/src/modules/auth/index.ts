export { confirmPassword } from './confirm-password';
export { assertMayTry, forgetGuesses, forgiveAttempt, guessesAt } from './login-limit';
export { readSession } from './read-session';
