export {
  ICON_BUTTON_SIZES,
  ICON_BUTTON_TONES,
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonTone,
} from './IconButton.tsx'
