export { stationCommands } from './commands.ts'
export { stationPages, stationRoutes } from './routes.tsx'
