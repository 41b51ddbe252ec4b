export { TERMS_SECTIONS, TermsOfUse, type TermsOfUseProps } from './TermsOfUse.tsx'
