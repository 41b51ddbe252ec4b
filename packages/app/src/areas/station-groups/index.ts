export { stationGroupCommands } from './commands.ts'
export { stationGroupPages, stationGroupRoutes } from './routes.tsx'
