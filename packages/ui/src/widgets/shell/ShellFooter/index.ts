export { type FooterContent, ShellFooter, type ShellFooterProps } from './ShellFooter.tsx'
