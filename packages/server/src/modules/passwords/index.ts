export { confirmPassword } from './confirm-password';
export { assertMayTry, forgetGuesses, forgiveAttempt, guessesAt, guessesOf } from './login-limit';
export { hashPassword, passwordMatches } from './passwords';
