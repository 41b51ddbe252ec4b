export { PaymentIcon, type PaymentIconProps } from './PaymentIcon/index.ts'
