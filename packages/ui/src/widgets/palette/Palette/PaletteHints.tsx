import { useText } from '../../../messages/index.ts'
import { KeyHint } from '../../../primitives/index.ts'
import { Hints } from './Palette.styles.ts'

/** Which keys move, choose and close; the field's own role says as much to a screen reader. */
export function PaletteHints() {
  const t = useText('palette')
  return (
    <Hints aria-hidden="true">
      <span>
        <KeyHint keys={['↑', '↓']} /> {t('hint.move')}
      </span>
      <span>
        <KeyHint keys={['Enter']} /> {t('hint.choose')}
      </span>
      <span>
        <KeyHint keys={['Esc']} /> {t('hint.close')}
      </span>
    </Hints>
  )
}
