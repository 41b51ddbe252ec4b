export { type AccessOffers, GeneralTab, type GeneralTabProps } from './GeneralTab.tsx'
