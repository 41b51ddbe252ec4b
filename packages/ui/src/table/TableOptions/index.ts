export { TableOptions, type TableOptionsProps } from './TableOptions.tsx'
