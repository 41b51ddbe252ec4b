export { Panel, type PanelProps, type PanelState } from './Panel.tsx'
