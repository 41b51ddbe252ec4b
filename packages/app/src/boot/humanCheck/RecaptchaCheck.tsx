import { useText } from '@corrente/ui/messages'
import { Banner, Button, Spinner } from '@corrente/ui/primitives'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'
import { usePorts } from '../../ports/index.ts'
import { loadRecaptcha, type Recaptcha } from './recaptcha.ts'

export interface RecaptchaCheckProps extends HumanCheckProps {
  /** The vendor's key of this product. */
  readonly siteKey: string
}

/** The production build's human check: the vendor's checkbox (BOOT-015). A script that does not come is said, with retry. */
export function RecaptchaCheck({ onAnswer, round, siteKey }: RecaptchaCheckProps) {
  const t = useText('session')
  const common = useText('common')
  const { appearance } = usePorts()
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<{ readonly api: Recaptcha; readonly id: number } | undefined>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const answer = useEffectEvent(onAnswer)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isGone = false
    setState('loading')
    loadRecaptcha(appearance.language())
      .then((api) => {
        if (isGone || !place.current) return
        // The vendor fills an element once; a fresh one each time survives a second mount.
        const room = document.createElement('div')
        place.current.replaceChildren(room)
        const id = api.render(room, {
          sitekey: siteKey,
          theme: appearance.scheme(),
          callback: (token) => answer(token),
          'expired-callback': () => answer(undefined),
          'error-callback': () => {
            answer(undefined)
            setState('failed')
          },
        })
        widget.current = { api, id }
        setState('ready')
      })
      .catch(() => {
        if (!isGone) setState('failed')
      })
    return () => {
      isGone = true
      widget.current = undefined
    }
  }, [attempt, siteKey, appearance])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is the reset itself
  useEffect(() => {
    widget.current?.api.reset(widget.current.id)
  }, [round])

  return (
    <>
      <div ref={place} hidden={state === 'failed'} />
      {state === 'loading' && <Spinner label={t('human.loading')} />}
      {state === 'failed' && (
        <Banner
          tone="danger"
          isAnnounced
          action={<Button onClick={() => setAttempt((n) => n + 1)}>{common('action.retry')}</Button>}
        >
          {t('human.unavailable')}
        </Banner>
      )}
    </>
  )
}
