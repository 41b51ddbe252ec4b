export { isTilesFile, type MapTiles, TILES } from './mapTiles.ts'
