import { cardOfParam } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Drawer, TextLink } from '@corrente/ui/primitives'
import { useState } from 'react'
import type { OverProps } from '../../../kit/area/index.ts'
import { CardVerdict } from './CardVerdict.tsx'
import { TAG_RULES } from './useTagRows.ts'

/** What is wrong with a card, beside the page of its holder or of the recharge: seen and mended without leaving that. */
export function CardOver({ search, href, onClose }: OverProps) {
  const t = useText('tags')
  const personal = usePersonal()
  const { card, at: first } = TAG_RULES.read(search)
  const [at, setAt] = useState(first)
  if (card === undefined) return null
  return (
    <Drawer
      isOpen
      size="large"
      title={t('verdict.title', { tag: personal(cardOfParam(card)) })}
      footer={<TextLink href={href}>{t('verdict.inList')}</TextLink>}
      onClose={onClose}
    >
      <CardVerdict key={card} id={card} at={at} onStation={setAt} onClose={undefined} />
    </Drawer>
  )
}
