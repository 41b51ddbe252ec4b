export { TechnicalTab, type TechnicalTabProps } from './TechnicalTab.tsx'
