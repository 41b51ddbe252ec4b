export { BANNER_TONES, Banner, type BannerProps, type BannerTone } from './Banner.tsx'
