export { DocumentUnavailable, type DocumentUnavailableProps } from './DocumentUnavailable.tsx'
