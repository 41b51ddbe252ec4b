export { homePages, homeRoutes } from './routes.tsx'
