export { BUTTON_SIZES, BUTTON_TONES, type ButtonSize, type ButtonTone } from './Button.styles.ts'
export { Button, type ButtonProps } from './Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
