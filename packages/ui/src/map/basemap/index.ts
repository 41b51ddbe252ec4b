export {
  BASEMAP_COLORS,
  BASEMAP_PAINTS,
  type BasemapColor,
  type BasemapColors,
  type BasemapData,
  basemapStyle,
  MAP_FONT,
} from './basemapStyle.ts'
export { loadBasemap } from './loadBasemap.ts'
