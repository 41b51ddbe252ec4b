export { sessionAge } from './age.ts'
export { isEmail } from './email.ts'
export {
  type CallEnd,
  changeMessage,
  loginMessage,
  REDIRECT_DELAY_MS,
  SESSION_MESSAGES,
  type SessionMessageKey,
  sendCodeMessage,
} from './messages.ts'
export { checkPassword, isPasswordValid, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_RULES } from './password.ts'
export {
  type Login,
  readLogin,
  readStoredSession,
  type SessionUser,
  type StoredSession,
  sessionPlace,
  toStoredSession,
} from './schema.ts'
