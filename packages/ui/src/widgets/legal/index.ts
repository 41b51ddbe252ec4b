export { DocumentUnavailable, type DocumentUnavailableProps } from './DocumentUnavailable/index.ts'
export {
  EXTERNAL_DOCUMENTS,
  ExternalDocument,
  type ExternalDocumentKind,
  type ExternalDocumentProps,
} from './ExternalDocument/index.ts'
export type { Company } from './LegalText/index.ts'
export { NotAllowed } from './NotAllowed/index.ts'
export { NotFound, type NotFoundProps } from './NotFound/index.ts'
export { NotPermitted, type NotPermittedProps } from './NotPermitted/index.ts'
export { PRIVACY_SECTIONS, PrivacyPolicy, type PrivacyPolicyProps } from './PrivacyPolicy/index.ts'
export { TERMS_SECTIONS, TermsOfUse, type TermsOfUseProps } from './TermsOfUse/index.ts'
