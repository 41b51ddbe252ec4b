import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Badge } from '../../../primitives/index.ts'

/** One field that somebody else changed, in words. */
export interface ShownChange {
  /** Tells fields apart. */
  readonly field: string
  /** The field's label. */
  readonly label: string
  /** As the server has it now; '' for an empty one. */
  readonly theirs: string
  /** As it will be sent; '' for an empty one. */
  readonly mine: string
  /** Both sides changed it, to different values. */
  readonly isClash: boolean
}

export interface ChangesDialogProps {
  isOpen: boolean
  /** What somebody else changed; at least one. */
  changes: readonly ShownChange[]
  /** Send their values with this user's changes on top. */
  onSend: () => void
  /** Back to the form; nothing is sent. */
  onStay: () => void
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.semibold};
`
const Pair = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.font.size[13]};

  & dt {
    color: ${theme.fg.muted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** Shows a lost update before it happens: what somebody else saved, and what this save would make of it (decisions: Saving). */
export function ChangesDialog({ isOpen, changes, onSend, onStay }: ChangesDialogProps) {
  const t = useText('forms')
  const shown = (text: string) => (text === '' ? t('changes.empty') : text)
  return (
    <AlertDialog
      isOpen={isOpen}
      tone="brand"
      title={t('changes.title')}
      description={t('changes.description')}
      confirmLabel={t('changes.confirm')}
      cancelLabel={t('changes.stay')}
      onConfirm={onSend}
      onCancel={onStay}
    >
      {/* In the tab order: many changes scroll, and the keyboard must reach them too (WCAG 2.1.1). */}
      <List tabIndex={0} aria-label={t('changes.title')}>
        {changes.map(({ field, label, theirs, mine, isClash }) => (
          <li key={field}>
            <Head>
              {label}
              {isClash && <Badge tone="warning">{t('changes.clash')}</Badge>}
            </Head>
            <Pair>
              <dt>{t('changes.theirs')}</dt>
              <dd>{shown(theirs)}</dd>
              <dt>{t('changes.mine')}</dt>
              <dd>{shown(mine)}</dd>
            </Pair>
          </li>
        ))}
      </List>
    </AlertDialog>
  )
}
