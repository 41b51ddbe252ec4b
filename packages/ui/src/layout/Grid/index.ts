export { Grid, GridItem, type GridItemProps, type GridProps } from './Grid.tsx'
export { GRID_COLUMNS, type GridSpan, type GridSpans } from './gridSpan.ts'
