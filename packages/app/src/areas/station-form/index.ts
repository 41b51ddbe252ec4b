export { stationFormPages, stationFormRoutes } from './routes.tsx'
