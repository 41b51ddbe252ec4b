import type { KeySequence as Keys } from '@corrente/domain/palette'
import type { RouteId } from '@corrente/domain/routing'
import { theme } from '@corrente/themes'
import { Fragment, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Switch } from '../../../forms/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Dialog, KeyHint } from '../../../primitives/index.ts'
import { KeySequence } from '../KeySequence.tsx'
import { AccessibilityHelp, PageHelp } from './Help.tsx'

/** A shortcut of the product. */
export interface SheetKey {
  /** What it does, in words. */
  readonly label: string
  readonly keys: Keys
}

export interface KeySheetProps {
  /** The route of the page that is open, where it is known: what the page is for stands first. */
  page?: RouteId | undefined
  /** Where a barrier is reported; undefined where the build has no such page. */
  reportHref?: string | undefined
  /** The accessibility statement. */
  statementHref: string
  /** The key that opens the palette with Ctrl: 'Ctrl', on a Mac '⌘'. */
  modifier: string
  /** What keys do on any page. */
  general: readonly SheetKey[]
  /** Where keys lead. */
  goTo: readonly SheetKey[]
  /** Whether single keys are on (WCAG 2.1.4). */
  hasSingleKeys: boolean
  /** They were switched; kept for this user. */
  onSingleKeysChange: (isOn: boolean) => void
  /** It was read. */
  onClose: () => void
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space[5]} ${theme.space[8]};
  margin-block: ${theme.space[4]} ${theme.space[2]};
`
const Title = styled.h3`
  margin-block-end: ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.semibold};
`
const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.font.size[13]};

  dd {
    display: flex;
    justify-content: flex-end;
    gap: ${theme.space[2]};
  }
`

/** One kind of keys: a heading, and what each does. */
function Section({
  title,
  lines,
}: {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly hint: ReactNode }[]
}) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Lines>
        {lines.map(({ label, hint }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{hint}</dd>
          </Fragment>
        ))}
      </Lines>
    </section>
  )
}

/**
 * Help (`?`): what the open page is for, all keys of the product with the switch that puts single keys off, and the
 * statement about accessibility. It stands while it is there.
 */
export function KeySheet({
  page,
  reportHref,
  statementHref,
  modifier,
  general,
  goTo,
  hasSingleKeys,
  onSingleKeysChange,
  onClose,
}: KeySheetProps) {
  const t = useText('palette')
  const table = useText('table')
  const lineOf = ({ label, keys }: SheetKey) => ({ label, hint: <KeySequence keys={keys} /> })
  const rowKeys = (
    key: 'move' | 'expand' | 'select',
    fixed: readonly string[],
    letters: readonly string[],
  ) => ({
    label: table(`keys.${key}`),
    hint: (
      <Inline gap={2} wraps={false}>
        <KeyHint keys={fixed} />
        {hasSingleKeys && <KeyHint keys={letters} />}
      </Inline>
    ),
  })
  return (
    <Dialog isOpen size="large" onClose={onClose} title={t('keys.title')} description={t('keys.description')}>
      {page !== undefined && <PageHelp page={page} />}
      <Switch
        label={t('keys.singleKeys')}
        hint={t('keys.singleKeysHint')}
        isOn={hasSingleKeys}
        onChange={onSingleKeysChange}
      />
      <Columns>
        <Section
          title={t('keys.general')}
          lines={[
            { label: t('action.showPalette'), hint: <KeyHint keys={[modifier, 'K']} /> },
            ...(hasSingleKeys ? general.map(lineOf) : []),
          ]}
        />
        {hasSingleKeys && <Section title={t('keys.goTo')} lines={goTo.map(lineOf)} />}
        <Section
          title={t('keys.list')}
          lines={[
            rowKeys('move', ['↑', '↓'], ['j', 'k']),
            rowKeys('expand', ['→', '←'], ['e']),
            rowKeys('select', [table('keys.space')], ['x']),
          ]}
        />
      </Columns>
      <AccessibilityHelp statementHref={statementHref} reportHref={reportHref} onLeave={onClose} />
    </Dialog>
  )
}
