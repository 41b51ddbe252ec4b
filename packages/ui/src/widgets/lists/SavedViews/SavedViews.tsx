import { theme } from '@corrente/themes'
import { Bookmark, Trash2 } from 'lucide-react'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { TextField } from '../../../forms/index.ts'
import { focusRing, useLink, VisuallyHidden } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { type Translate, useText } from '../../../messages/index.ts'
import { Button, CopyButton, IconButton, Popover } from '../../../primitives/index.ts'

/** The most characters of a view's name (AST-024). */
export const VIEW_NAME_LIMIT = 40
/** The most views of a list; more is no list to choose from. */
export const VIEWS_MAX = 30

/** A list's filters under a name. */
export interface ShownView {
  readonly name: string
  /** The address of the list with those filters: a link to share. */
  readonly href: string
}

export interface SavedViewsProps {
  /** The views of this list, in the order in which they were saved. */
  views: readonly ShownView[]
  /** The view whose filters are in force; undefined: none has these. */
  current: string | undefined
  /** Whether the list has filters that can be saved. */
  hasFilters: boolean
  /** The view that was deleted last and can come back. */
  removed: string | undefined
  /** Saves the filters in force; takes the place of a view of the same name. */
  onSave: (name: string) => void
  /** Deletes a view. */
  onRemove: (name: string) => void
  /** Brings back the one that was deleted last. */
  onUndo: () => void
  /** Turns a view's address into a whole one, puts it on the clipboard, rejects where it cannot. */
  onCopyLink: (href: string) => Promise<void>
}

const Root = styled.div`
  inline-size: min(340px, calc(100vw - 48px));
`
const Title = styled.h2`
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.semibold};
`
const List = styled.ul`
  display: grid;
  max-block-size: 240px;
  overflow-y: auto;
`
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`
const ViewLink = styled.a`
  flex: 1;
  min-inline-size: 0;
  padding: ${theme.space[2]};
  overflow: hidden;
  border-radius: ${theme.radius.s};
  color: ${theme.fg.default};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${focusRing}

  &:hover {
    background: ${theme.bg.hover};
  }

  &[aria-current] {
    background: ${theme.bg.selected};
    font-weight: ${theme.font.weight.semibold};
  }
`
const Quiet = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
const Removed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`

/** Why the filters in force cannot be saved under a name. */
function obstacleOf(
  t: Translate<'views'>,
  { hasFilters, views }: Pick<SavedViewsProps, 'hasFilters' | 'views'>,
  name: string,
): string | undefined {
  if (!hasFilters) return t('cannot.noFilter')
  if (name === '') return t('cannot.noName')
  if ([...name].length > VIEW_NAME_LIMIT) return t('cannot.tooLong')
  const isKnown = views.some((view) => view.name === name)
  return views.length >= VIEWS_MAX && !isKnown ? t('cannot.full', { count: VIEWS_MAX }) : undefined
}

/** The named views of a list: open one, share its link, delete it, save what is shown (decisions: What is kept in the browser). */
export function SavedViews(props: SavedViewsProps) {
  const { views, current, removed, onSave, onRemove, onUndo, onCopyLink } = props
  const t = useText('views')
  const link = useLink()
  const [isOpen, setOpen] = useState(false)
  const isOpening = useRef(false)
  // A popover passes links over when it opens; here the first one is what it was opened for.
  const focusFirst = useCallback((list: HTMLUListElement | null) => {
    if (isOpening.current) list?.querySelector('a')?.focus()
    isOpening.current = false
  }, [])
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const obstacle = obstacleOf(t, props, name)
  const isKnown = views.some((view) => view.name === name)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (obstacle !== undefined) return
    onSave(name)
    setTyped('')
  }
  return (
    <Popover
      label={t('title')}
      align="end"
      isOpen={isOpen}
      onOpenChange={(next) => {
        isOpening.current = next
        setOpen(next)
      }}
      trigger={<Button icon={<Bookmark aria-hidden="true" />}>{current ?? t('button')}</Button>}
    >
      <Root>
        <Stack gap={3}>
          <Title>{t('title')}</Title>
          {views.length === 0 ? (
            <Quiet>{t('none')}</Quiet>
          ) : (
            // The role is written out because Safari drops it from a list whose markers are styled away.
            <List ref={focusFirst} role="list">
              {views.map((view) => {
                const { href, onClick } = link(view.href)
                return (
                  <Row key={view.name}>
                    <ViewLink
                      href={href}
                      onClick={(event) => {
                        onClick?.(event)
                        if (event.defaultPrevented) setOpen(false)
                      }}
                      aria-current={view.name === current ? 'true' : undefined}
                    >
                      {view.name}
                    </ViewLink>
                    <CopyButton text={view.href} label={t('copy', { name: view.name })} onCopy={onCopyLink} />
                    <IconButton
                      size="small"
                      label={t('remove', { name: view.name })}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => onRemove(view.name)}
                    />
                  </Row>
                )
              })}
            </List>
          )}
          {removed !== undefined && (
            <Removed>
              <span>{t('removed', { name: removed })}</span>
              {/* The button that was pressed is gone; this one takes the focus. */}
              <Button key={removed} size="small" autoFocus onClick={onUndo}>
                {t('undo')}
              </Button>
            </Removed>
          )}
          <VisuallyHidden role="status">
            {removed === undefined ? '' : t('removed', { name: removed })}
          </VisuallyHidden>
          <form onSubmit={save}>
            <Stack gap={2}>
              <TextField
                label={t('name')}
                value={typed}
                onChange={setTyped}
                limit={VIEW_NAME_LIMIT}
                autoComplete="off"
                {...(isKnown && { hint: t('replaceHint') })}
              />
              <Button type="submit" disabledReason={obstacle}>
                {isKnown ? t('replace') : t('save')}
              </Button>
            </Stack>
          </form>
          <Quiet>{t('kept')}</Quiet>
        </Stack>
      </Root>
    </Popover>
  )
}
