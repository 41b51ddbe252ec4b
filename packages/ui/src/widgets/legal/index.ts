export {
  DocumentUnavailable,
  type DocumentUnavailableProps,
} from './DocumentUnavailable/DocumentUnavailable.tsx'
export {
  EXTERNAL_DOCUMENTS,
  ExternalDocument,
  type ExternalDocumentKind,
  type ExternalDocumentProps,
} from './ExternalDocument/ExternalDocument.tsx'
export type { Company } from './LegalText/company.ts'
export { NotAllowed } from './NotAllowed/NotAllowed.tsx'
export { NotFound, type NotFoundProps } from './NotFound/NotFound.tsx'
export { NotPermitted, type NotPermittedProps } from './NotPermitted/NotPermitted.tsx'
export { PRIVACY_SECTIONS, PrivacyPolicy, type PrivacyPolicyProps } from './PrivacyPolicy/PrivacyPolicy.tsx'
export { TERMS_SECTIONS, TermsOfUse, type TermsOfUseProps } from './TermsOfUse/TermsOfUse.tsx'
