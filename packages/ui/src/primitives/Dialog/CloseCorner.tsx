import { X } from 'lucide-react'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Corner } from './Dialog.styles.ts'

export interface CloseCornerProps {
  onClose: () => void
}

/** Closes a sheet from its corner. Put it last in the sheet, so that the content comes first in the order of Tab. */
export function CloseCorner({ onClose }: CloseCornerProps) {
  const t = useText('common')
  return (
    <Corner>
      <IconButton
        label={t('action.close')}
        icon={<X aria-hidden="true" />}
        size="small"
        tooltipSide="start"
        onClick={onClose}
      />
    </Corner>
  )
}
