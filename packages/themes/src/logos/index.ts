export { cleanSvg, SvgFault } from './cleanSvg.ts'
export { logoMisses } from './measureLogo.ts'
export { paintSvg } from './paintSvg.ts'
export { type GivenLogo, mainColorOf, readLogo } from './readLogo.ts'
