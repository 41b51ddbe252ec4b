export { homePages, homeRoutes, preloadHomePage } from './routes.tsx'
