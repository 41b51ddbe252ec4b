export { homeCommands } from './commands.ts'
export { homePages, homeRoutes, preloadHomePage } from './routes.tsx'
