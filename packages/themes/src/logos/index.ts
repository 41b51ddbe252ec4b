export { cleanSvg, SvgFault } from './cleanSvg.ts'
export { logoMisses } from './measureLogo.ts'
export { paintSvg } from './paintSvg.ts'
export { mainColorOf, readLogo } from './readLogo.ts'
