import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'

/** What a plan allows only so many of. */
export const LIMIT_KINDS = ['reports', 'stations', 'users'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export interface LimitDialogProps {
  /** Which limit was reached. */
  kind: LimitKind
  /** Whether it stands. */
  isOpen: boolean
  /** It was read: the button, the cross, Escape. */
  onClose: () => void
  /** The tenant's name of its larger plan (AST-005); absent: 'um plano superior'. */
  product: string | undefined
}

/** A limit of the plan was reached: what it is, and the two ways on (AST-018, STN-039, STN-049, USR-015). */
export function LimitDialog({ kind, isOpen, onClose, product }: LimitDialogProps) {
  const t = useText('reports')
  const common = useText('common')
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      title={t(`limit.${kind}.title`)}
      description={t(`limit.${kind}.text`, { product: product ?? t('limit.higherPlan') })}
      footer={
        <Button tone="brand" onClick={onClose}>
          {common('action.close')}
        </Button>
      }
    />
  )
}
