export { type HomePieProps, StationsPie, UsersPie } from './Pies.tsx'
