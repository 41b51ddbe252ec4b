export {
  BASEMAP_COLORS,
  BASEMAP_PAINTS,
  type BasemapColors,
  type BasemapData,
  basemapStyle,
  GRID,
  GRID_FROM_ZOOM,
  MAP_FONT,
  NO_BASEMAP,
} from './basemapStyle.ts'
export { loadBasemap } from './loadBasemap.ts'
