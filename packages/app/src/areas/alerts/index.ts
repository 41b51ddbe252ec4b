export { alertCommands } from './commands.ts'
export { alertPages, alertRoutes } from './routes.tsx'
