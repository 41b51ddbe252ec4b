export { qrCodePages } from './pages.ts'
