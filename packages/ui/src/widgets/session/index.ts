export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './ChangePasswordForm/ChangePasswordForm.tsx'
export {
  PUBLIC_LAYOUTS,
  type PublicLayout,
  PublicPage,
  type PublicPageProps,
} from './PublicPage/PublicPage.tsx'
export { RecoverForm, type RecoverFormProps } from './RecoverForm/RecoverForm.tsx'
export { RegisterForm, type RegisterFormProps } from './RegisterForm/RegisterForm.tsx'
export {
  SESSION_ENDS,
  type SessionEnd,
  SessionEnded,
  type SessionEndedProps,
} from './SessionEnded/SessionEnded.tsx'
export {
  SessionEndingBanner,
  type SessionEndingBannerProps,
} from './SessionEndingBanner/SessionEndingBanner.tsx'
export type { SessionFormState } from './SessionForm/SessionForm.tsx'
export { SignInForm, type SignInFormProps, type SignInValues } from './SignInForm/SignInForm.tsx'
