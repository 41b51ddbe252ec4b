export { PaymentTab, type PaymentTabProps } from './PaymentTab.tsx'
