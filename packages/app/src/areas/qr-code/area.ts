import { defineArea } from '../../kit/area/index.ts'

/** The page behind the QR codes (RTE-034, QRC-001). */
export const qrCodeArea = defineArea({
  routes: [
    { id: 'qr-start', messages: ['qr-code'], page: async () => (await import('./QrPage.tsx')).QrPage },
  ],
  hasHumanCheck: true,
})
