export { drawTenant } from './logo.ts'
export { FAMILY_NAMES } from './mark.ts'
export { difference, rasterOf } from './raster.ts'
export { markOf, seedOf } from './read.ts'
