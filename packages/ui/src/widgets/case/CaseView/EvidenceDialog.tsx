import { type CaseFacts, type CaseItem, type CaseVerdict, evidenceHtml } from '@corrente/domain/book/case'
import { useState } from 'react'
import { Checkbox, useZoneText } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { Rows } from '../../../layout/index.ts'
import { useMessages, useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'
import { useCaseWords } from './useCaseWords.ts'
import { useItemWords } from './useItemWords.ts'
import { useNotRead } from './useNotRead.ts'

export interface EvidenceDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  facts: CaseFacts
  items: readonly CaseItem[]
  verdict: CaseVerdict
  /** Saves the text of the file. */
  onSave: (html: string) => void
}

/** Asks which personal data the file may hold, and saves it: none unless somebody ticks it. */
export function EvidenceDialog({
  isOpen,
  onClose,
  title,
  facts,
  items,
  verdict,
  onSave,
}: EvidenceDialogProps) {
  const t = useText('reliability')
  const common = useText('common')
  const { language } = useMessages()
  const { timestamp, zone } = useFormats()
  const zoneText = useZoneText()
  const words = useCaseWords()
  const { whatOf, timeOf, sourceOf } = useItemWords(facts)
  const notRead = useNotRead(facts)
  const [withDriver, setWithDriver] = useState(false)
  const [withCard, setWithCard] = useState(false)
  const { recharge, stationId, stationName, stretch, readAt } = facts
  const driver = recharge?.userName
  const card = facts.card ?? recharge?.idTag
  const save = () => {
    const known = [
      ['case.facts.recharge', recharge && String(recharge.id)],
      ['by.station', [stationName, stationId].filter(Boolean).join(' · ')],
      [
        'case.facts.window',
        `${timestamp(stretch.from, 'DD/MM/YYYY HH:mm')} – ${timestamp(stretch.to, 'DD/MM/YYYY HH:mm')}`,
      ],
      ['case.lane.driver', withDriver ? driver : undefined],
      ['case.facts.card', withCard ? card : undefined],
    ] as const
    onSave(
      evidenceHtml({
        language,
        title,
        verdict: words.verdictText(verdict),
        grounds: words.groundsText(verdict),
        facts: known.flatMap(([term, text]) => (text ? [[t(term), text] as const] : [])),
        columns: [
          t('case.column.time'),
          t('case.column.lane'),
          t('case.column.what'),
          t('case.column.source'),
        ],
        rows: items.map((item) => {
          const { title: what, detail } = whatOf(item)
          return [
            timeOf(item),
            t(`case.lane.${item.lane}`),
            detail === '' ? what : `${what} · ${detail}`,
            sourceOf(item),
          ]
        }),
        notes: [
          ...notRead,
          t('case.evidence.madeAt', {
            time: timestamp(readAt, 'DD/MM/YYYY HH:mm'),
            zone: zoneText(zone, readAt),
          }),
        ],
      }),
    )
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={t('case.evidence.title')}
      description={t('case.evidence.description')}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button tone="brand" onClick={save}>
            {t('case.evidence.confirm')}
          </Button>
        </>
      }
    >
      <Rows>
        {driver !== undefined && (
          <Checkbox label={t('case.evidence.withDriver')} isChecked={withDriver} onChange={setWithDriver} />
        )}
        {card !== undefined && (
          <Checkbox label={t('case.evidence.withCard')} isChecked={withCard} onChange={setWithCard} />
        )}
      </Rows>
    </Dialog>
  )
}
