export { CookieNotice } from './CookieNotice.tsx'
