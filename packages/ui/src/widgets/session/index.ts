export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './ChangePasswordForm/index.ts'
export { PUBLIC_LAYOUTS, type PublicLayout, PublicPage, type PublicPageProps } from './PublicPage/index.ts'
export { RecoverForm, type RecoverFormProps } from './RecoverForm/index.ts'
export { RegisterForm, type RegisterFormProps } from './RegisterForm/index.ts'
export { SESSION_ENDS, type SessionEnd, SessionEnded, type SessionEndedProps } from './SessionEnded/index.ts'
export { SessionEndingBanner, type SessionEndingBannerProps } from './SessionEndingBanner/index.ts'
export type { SessionFormState } from './SessionForm/index.ts'
export { SignInForm, type SignInFormProps, type SignInValues } from './SignInForm/index.ts'
