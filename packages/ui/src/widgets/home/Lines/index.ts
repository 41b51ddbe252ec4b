export { EnergyLine, type HomeLineProps, RechargesLine } from './Lines.tsx'
