export { DRAWER_SIDES, Drawer, type DrawerProps, type DrawerSide } from './Drawer.tsx'
