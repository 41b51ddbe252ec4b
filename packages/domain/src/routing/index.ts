export {
  hrefOf,
  type Place,
  placeOf,
  placeOfLog,
  placeOfStation,
  type StationKeys,
  type Thing,
} from './links.ts'
export { entryOf, matchRoute, patternOf } from './match.ts'
export { MENU, type MenuKey } from './menu.ts'
export { type PathArguments, pathOf, safeReturnPath } from './path.ts'
export { ROUTES, type Route, type RouteEntry, type RouteId, routeOf } from './routes.ts'
