export { QR_UNSURE_MS, qrIntent, qrUnsure } from './kept.ts'
export {
  openQr,
  QR_ACTIONS,
  QR_MESSAGES,
  QR_TOAST_MS,
  QR_WHY_NOT,
  type QrAction,
  type QrEffect,
  type QrEvent,
  type QrMessage,
  type QrState,
  type QrWhyNot,
  qrWhyNot,
  stepQr,
} from './page.ts'
export { type QrTarget, qrStartRequest, qrStopRequest, readQrTarget } from './target.ts'
