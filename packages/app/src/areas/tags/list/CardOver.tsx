import { useText } from '@corrente/ui/messages'
import { Drawer, TextLink } from '@corrente/ui/primitives'
import { useState } from 'react'
import type { OverProps } from '../../../kit/area/index.ts'
import { CardVerdict } from './CardVerdict.tsx'
import { TAG_RULES } from './useTagRows.ts'

/** What is wrong with a card, beside the page of its holder or of the recharge: seen and mended without leaving that. */
export function CardOver({ search, href, onClose }: OverProps) {
  const t = useText('tags')
  const { card, at: first } = TAG_RULES.read(search)
  const [at, setAt] = useState(first)
  if (card === undefined) return null
  return (
    <CardVerdict
      key={card}
      id={card}
      at={at}
      onStation={setAt}
      onClose={onClose}
      frame={(title, content) => (
        <Drawer
          isOpen
          size="large"
          title={title}
          footer={<TextLink href={href}>{t('verdict.inList')}</TextLink>}
          onClose={onClose}
        >
          {content}
        </Drawer>
      )}
    />
  )
}
