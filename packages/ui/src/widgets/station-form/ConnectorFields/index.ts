export { type ConnectorFieldState, ConnectorFields, type ConnectorFieldsProps } from './ConnectorFields.tsx'
