export { entryOf, isPublicPath, matchRoute, type RouteMatch } from './match.ts'
export { MENU, type MenuKey } from './menu.ts'
export { type PathArguments, pathOf, safeReturnPath } from './path.ts'
export {
  isRouteId,
  PARAM_NAMES,
  type ParamName,
  type ParamsOf,
  ROUTES,
  type Route,
  type RouteAccess,
  type RouteArea,
  type RouteEntry,
  type RouteId,
  type RoutePath,
  routeOf,
} from './routes.ts'
export {
  isWeekdaySegment,
  WEEKDAY_SEGMENTS,
  WEEKDAYS,
  type Weekday,
  type WeekdaySegment,
} from './weekday.ts'
