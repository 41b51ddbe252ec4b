export {
  CONNECTOR_ICON_SIZES,
  ConnectorIcon,
  type ConnectorIconProps,
  type ConnectorIconSize,
} from './ConnectorIcon.tsx'
