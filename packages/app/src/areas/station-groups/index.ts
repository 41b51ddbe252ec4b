export { stationGroupPages, stationGroupRoutes } from './routes.tsx'
