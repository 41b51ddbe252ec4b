export { entryOf, matchRoute } from './match.ts'
export { MENU, type MenuKey } from './menu.ts'
export { pathOf, safeReturnPath } from './path.ts'
export { ROUTES, type Route, type RouteEntry, type RouteId, routeOf } from './routes.ts'
