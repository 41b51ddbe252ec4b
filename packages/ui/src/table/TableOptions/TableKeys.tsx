import { theme } from '@corrente/themes'
import { Fragment } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { KeyHint } from '../../primitives/index.ts'

export interface TableKeysProps {
  /** Rows open. */
  canOpen: boolean
  /** Rows can be ticked. */
  canSelect: boolean
  /** Single letters are on. */
  hasSingleKeys: boolean
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.default};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
const Hints = styled.dd`
  display: flex;
  gap: ${theme.space[2]};
  justify-content: flex-end;
`

/** The keys that a list answers to, while one of its rows has the focus. */
export function TableKeys({ canOpen, canSelect, hasSingleKeys }: TableKeysProps) {
  const t = useText('table')
  const space = t('keys.space')
  const lines = [
    { key: 'move', isOn: true, hints: [['↑', '↓'], ...(hasSingleKeys ? [['j', 'k']] : [])] },
    { key: 'open', isOn: canOpen, hints: [['Enter']] },
    { key: 'expand', isOn: true, hints: [['→', '←'], ...(hasSingleKeys ? [['e']] : [])] },
    { key: 'select', isOn: canSelect, hints: [[space], ...(hasSingleKeys ? [['x']] : [])] },
    { key: 'range', isOn: canSelect, hints: [['Shift', space]] },
  ] as const
  return (
    <Root aria-label={t('keys.title')}>
      {lines
        .filter(({ isOn }) => isOn)
        .map(({ key, hints }) => (
          <Fragment key={key}>
            <dt>{t(`keys.${key}`)}</dt>
            <Hints>
              {hints.map((keys) => (
                <KeyHint key={keys.join()} keys={keys} />
              ))}
            </Hints>
          </Fragment>
        ))}
    </Root>
  )
}
