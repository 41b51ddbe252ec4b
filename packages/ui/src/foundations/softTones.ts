import { type Tone, theme } from '@corrente/themes'
import { css } from 'styled-components'

const soft = (tone: Tone) => css`
  border-color: ${theme.tone[tone].border};
  background: ${theme.tone[tone].bg};
  color: ${theme.tone[tone].fg};
`

/** Ground, frame and text of something that means a tone: badges, banners, event icons. Needs a border of its own. */
export const softTones = {
  neutral: soft('neutral'),
  info: soft('info'),
  success: soft('success'),
  warning: soft('warning'),
  danger: soft('danger'),
} satisfies Record<Tone, unknown>
