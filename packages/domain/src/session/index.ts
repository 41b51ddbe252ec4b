export { SESSION_WARNING_MS, type SessionAge, sessionAge } from './age.ts'
export { isEmail } from './email.ts'
export {
  type CallEnd,
  type ChangeFailure,
  changeMessage,
  loginMessage,
  REDIRECT_DELAY_MS,
  SESSION_MESSAGES,
  type SessionMessageKey,
  sendCodeMessage,
} from './messages.ts'
export {
  checkPassword,
  isPasswordValid,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_RULES,
  type PasswordRule,
} from './password.ts'
export {
  type Login,
  loginReplySchema,
  readLogin,
  readStoredSession,
  type SessionUser,
  type StoredSession,
  storedSessionSchema,
  toStoredSession,
} from './schema.ts'
