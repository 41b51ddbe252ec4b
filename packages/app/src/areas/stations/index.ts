export { stationPages, stationRoutes } from './routes.tsx'
