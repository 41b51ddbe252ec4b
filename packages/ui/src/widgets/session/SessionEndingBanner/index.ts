export { SessionEndingBanner, type SessionEndingBannerProps } from './SessionEndingBanner.tsx'
