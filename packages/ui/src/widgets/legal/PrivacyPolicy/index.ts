export { PRIVACY_SECTIONS, PrivacyPolicy, type PrivacyPolicyProps } from './PrivacyPolicy.tsx'
