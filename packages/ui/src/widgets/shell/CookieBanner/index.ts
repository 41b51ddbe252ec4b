export {
  COOKIE_PLACEMENTS,
  CookieBanner,
  type CookieBannerProps,
  type CookiePlacement,
} from './CookieBanner.tsx'
