export { PUBLIC_LAYOUTS, type PublicLayout, PublicPage, type PublicPageProps } from './PublicPage.tsx'
