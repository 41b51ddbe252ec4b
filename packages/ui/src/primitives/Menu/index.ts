export { Menu, type MenuProps } from './Menu.tsx'
export {
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuLabelProps,
  MenuLink,
  type MenuLinkProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
} from './MenuItem.tsx'
