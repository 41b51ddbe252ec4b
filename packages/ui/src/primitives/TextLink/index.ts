export { LINK_TONES, type LinkTone, TextLink, type TextLinkProps } from './TextLink.tsx'
