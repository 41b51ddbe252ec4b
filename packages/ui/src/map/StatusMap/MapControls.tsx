import { List, Maximize, Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import type { Engine } from '../engine/index.ts'
import { Controls } from '../frame.styles.ts'

export interface MapControlsProps {
  /** The button of the list, which gets the focus back from it. */
  listButton: Ref<HTMLButtonElement>
  /** The list is open. */
  hasList: boolean
  /** Opens or closes it. */
  onList: () => void
  /** Undefined until the map is drawn. */
  engine: Pick<Engine, 'fitAll' | 'zoomBy'> | undefined
}

/** The buttons on the map: its list, all of it, nearer, further. */
export function MapControls({ listButton, hasList, onList, engine }: MapControlsProps) {
  const t = useText('map')
  return (
    <Controls role="group" aria-label={t('controls')}>
      <IconButton
        ref={listButton}
        size="small"
        label={hasList ? t('list.hide') : t('list.show')}
        icon={<List size={16} />}
        aria-expanded={hasList}
        onClick={onList}
      />
      <IconButton
        size="small"
        label={t('fitAll')}
        icon={<Maximize size={16} />}
        onClick={() => engine?.fitAll()}
      />
      <IconButton
        size="small"
        label={t('zoomIn')}
        icon={<Plus size={16} />}
        onClick={() => engine?.zoomBy(1)}
      />
      <IconButton
        size="small"
        label={t('zoomOut')}
        icon={<Minus size={16} />}
        onClick={() => engine?.zoomBy(-1)}
      />
    </Controls>
  )
}
