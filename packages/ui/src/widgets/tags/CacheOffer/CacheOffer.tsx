import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, Dialog } from '../../../primitives/index.ts'

/** A station that may have a card in its own memory. */
export interface CacheStation {
  /** Charge box id. */
  readonly id: string
  readonly name: string
  /** The form of `clear_cache` with this station filled in. */
  readonly href: string
}

export interface CacheOfferProps {
  /** The id of the card that was switched off. */
  idTag: string
  /** Where it charged last. */
  stations: readonly CacheStation[]
  onClose: () => void
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

/** After a card was switched off: a station's own memory may still accept it, and can be cleared (jobs: Tags 4). */
export function CacheOffer({ idTag, stations, onClose }: CacheOfferProps) {
  const t = useText('tags')
  const common = useText('common')
  const personal = usePersonal()
  return (
    <Dialog
      isOpen
      title={t('switch.deactivate.done', { tag: personal(idTag) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common('action.close')}</Button>}
    >
      <p>{t('cache.detail')}</p>
      <Links>
        {stations.map(({ id, name, href }) => (
          <li key={id}>
            <ButtonLink size="small" href={href}>
              {t('cache.clear', { station: name })}
            </ButtonLink>
          </li>
        ))}
      </Links>
    </Dialog>
  )
}
