export { supportCommands } from './commands.ts'
export { supportPages, supportRoutes } from './routes.tsx'
