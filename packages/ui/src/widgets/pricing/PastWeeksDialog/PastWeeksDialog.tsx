import type { PartChanges } from '@corrente/domain/pricing'
import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { Muted, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'
import { ChangeList } from '../SaveWeekDialog/ChangeList.tsx'

/** A week that a save of this browser replaced. */
export interface ShownPastWeek {
  readonly id: string
  /** When it was replaced. */
  readonly at: EpochMs
  /** From what stands on the screen to that week; undefined: it could not be read. */
  readonly changes: readonly PartChanges[] | undefined
}

export interface PastWeeksDialogProps {
  /** The newest first. */
  weeks: readonly ShownPastWeek[]
  /** The week is to stand on the screen, as a draft. */
  onRestore: (id: string) => void
  onClose: () => void
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
`
const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.default};
`
const Details = styled.details`
  inline-size: 100%;

  > summary {
    margin-block-end: ${theme.space[1]};
    cursor: pointer;
  }
`

function Week({
  week: { id, at, changes },
  isNewest,
  onRestore,
}: {
  readonly week: ShownPastWeek
  readonly isNewest: boolean
  readonly onRestore: (id: string) => void
}) {
  const t = useText('pricing-profiles')
  const until = useFormats().timestamp(at, 'DD/MM/YY HH:mm')
  const reason = changes === undefined ? t('past.unreadable') : t('past.same')
  return (
    <Item>
      <strong>{t('past.until', { at: until })}</strong>
      {changes === undefined || changes.length === 0 ? (
        <Muted as="p">{reason}</Muted>
      ) : (
        <Details open={isNewest}>
          <summary>{t('past.changes', { count: changes.length })}</summary>
          <Stack gap={2}>
            <ChangeList changes={changes} />
          </Stack>
        </Details>
      )}
      <Button
        size="small"
        aria-label={t('past.restoreOf', { at: until })}
        disabledReason={changes === undefined || changes.length === 0 ? reason : undefined}
        onClick={() => onRestore(id)}
      >
        {t('past.restore')}
      </Button>
    </Item>
  )
}

/** The weeks that saves of this browser replaced: what would change, in words, and the way back to one of them. */
export function PastWeeksDialog({ weeks, onRestore, onClose }: PastWeeksDialogProps) {
  const t = useText('pricing-profiles')
  return (
    <Dialog isOpen title={t('past.open')} onClose={onClose}>
      <Stack gap={3}>
        <Muted as="p">
          {t('past.note')} {t('past.draftNote')}
        </Muted>
        {weeks.length === 0 && <p>{t('past.none')}</p>}
        <List>
          {weeks.map((week, index) => (
            <Week key={week.id} week={week} isNewest={index === 0} onRestore={onRestore} />
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}
