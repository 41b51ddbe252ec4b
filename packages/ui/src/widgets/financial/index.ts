export { PaymentIcon } from './PaymentIcon/PaymentIcon.tsx'
