import { theme } from '@corrente/themes'
import { css } from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/** A number on an icon's corner; the control's own name says it to assistive technology. */
export const countMark = css`
  ${tabularNumbers}
  position: absolute;
  /* It must not hide the icon that it stands on. */
  min-inline-size: min(1rem, 20px);
  block-size: min(1rem, 20px);
  padding-inline: 4px;
  border-radius: min(0.5rem, 10px);
  background: ${theme.tone.danger.solid};
  color: ${theme.tone.danger.onSolid};
  font-size: min(0.625rem, 12px);
  font-weight: ${theme.font.weight.bold};
  line-height: min(1rem, 20px);
  text-align: center;
  box-shadow: 0 0 0 2px ${theme.chrome.bg};
  pointer-events: none;
`

/** From here on a number says only that there are more. */
const MOST = 99

/** What the mark says. @param count at least 1 */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))
