import type { PublicPages } from '../../ports/index.ts'

/** The page behind the QR codes (RTE-034, QRC-001), in its own chunk. */
export const qrCodePages = {
  'qr-start': async () => (await import('./QrPage.tsx')).QrPage,
} satisfies PublicPages
