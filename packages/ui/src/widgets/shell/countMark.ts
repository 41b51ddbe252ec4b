import { theme } from '@corrente/themes'
import { css } from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/** A number on an icon's corner; the control's own name says it to assistive technology. */
export const countMark = css`
  ${tabularNumbers}
  position: absolute;
  min-inline-size: 16px;
  block-size: 16px;
  padding-inline: 4px;
  border-radius: 8px;
  background: ${theme.tone.danger.solid};
  color: ${theme.tone.danger.onSolid};
  font-size: 10px;
  font-weight: ${theme.font.weight.bold};
  line-height: 16px;
  text-align: center;
  box-shadow: 0 0 0 2px ${theme.chrome.bg};
  pointer-events: none;
`

/** From here on a number says only that there are more. */
const MOST = 99

/** What the mark says. @param count at least 1 */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))
