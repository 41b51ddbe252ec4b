export { LIMIT_KINDS, LimitDialog, type LimitDialogProps, type LimitKind } from './LimitDialog.tsx'
