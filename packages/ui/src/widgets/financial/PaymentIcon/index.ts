export { PaymentIcon, type PaymentIconProps } from './PaymentIcon.tsx'
