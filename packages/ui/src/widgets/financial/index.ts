export { PaymentIcon, type PaymentIconProps } from './PaymentIcon/PaymentIcon.tsx'
