export {
  EXTERNAL_DOCUMENTS,
  ExternalDocument,
  type ExternalDocumentKind,
  type ExternalDocumentProps,
} from './ExternalDocument.tsx'
