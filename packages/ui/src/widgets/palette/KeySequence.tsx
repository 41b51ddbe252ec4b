import type { KeySequence as Keys } from '@corrente/domain/palette'
import { Fragment } from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { Inline } from '../../layout/index.ts'
import { useText } from '../../messages/index.ts'
import { KeyHint } from '../../primitives/index.ts'

/** Keys one after the other, as they look on the keyboard; read as 'g depois s'. */
export function KeySequence({ keys }: { readonly keys: Keys }) {
  const t = useText('palette')
  return (
    <Inline gap={1} wraps={false}>
      {keys.map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sequence never changes, and may hold a key twice
        <Fragment key={place}>
          {place > 0 && <VisuallyHidden> {t('keys.then')} </VisuallyHidden>}
          <KeyHint keys={[key]} />
        </Fragment>
      ))}
    </Inline>
  )
}
