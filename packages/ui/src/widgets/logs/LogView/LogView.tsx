import { Download, RefreshCw } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Switch } from '../../../forms/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '../../../primitives/index.ts'
import { AccountField, LogFilters } from './LogFilters.tsx'
import { LogReader } from './LogReader.tsx'
import { Foot, Root } from './LogView.styles.ts'
import type { LogViewProps } from './logViewProps.ts'
import { type LogKey, useLogPlace } from './useLogPlace.ts'

/** So soon after another letter one belongs to it: "g s" leads to another page. */
const SEQUENCE_MS = 1_000

/** Hears the keys of a page also where the focus is around it, as after it was opened, and on nothing of its own. */
function useOpenKeys(root: RefObject<HTMLElement | null>, onKey: (event: LogKey) => void): void {
  const before = useRef(Number.NEGATIVE_INFINITY)
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const { target, timeStamp } = event
    const isAround = target instanceof Node && target !== root.current && target.contains(root.current)
    if (isAround && timeStamp - before.current > SEQUENCE_MS) onKey(event)
    if (event.key.length === 1 && !event.defaultPrevented) before.current = timeStamp
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onShortcut(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** The log of an account's day (LOG-001): its last lines, what of it is asked for, and where the errors are. */
export function LogView(props: LogViewProps) {
  const { account, log, isFollowing, isReading, onRead } = props
  const t = useText('logs')
  const place = useLogPlace(props)
  const root = useRef<HTMLDivElement>(null)
  useOpenKeys(root, place.onKeyDown)
  const isHere = log !== undefined
  return (
    <Root ref={root} onKeyDown={place.onKeyDown}>
      <PageHeader
        title={t('title')}
        detail={t('detailOfPage')}
        actions={
          <>
            <Switch label={t('follow')} isOn={isFollowing} onChange={props.onFollow} />
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              isBusy={isReading && !isFollowing}
              disabledReason={account === undefined ? t('chooseFirst') : undefined}
              onClick={onRead}
            >
              {t('read')}
            </Button>
            <Button
              icon={<Download aria-hidden="true" />}
              isBusy={props.isDownloading}
              disabledReason={account === undefined ? t('chooseFirst') : undefined}
              onClick={props.onDownload}
            >
              {t('download')}
            </Button>
          </>
        }
      />
      <LogFilters
        accounts={props.accounts}
        account={account}
        onAccount={props.onAccount}
        question={props.question}
        onQuestion={props.onQuestion}
        log={log}
        hit={place.hit}
        onHit={place.toHit}
      />
      {isHere ? <LogReader {...props} log={log} place={place} /> : <Instead {...props} />}
      <Foot>
        <span>{t('foot.files')}</span>
        <span>{t('foot.keys')}</span>
      </Foot>
    </Root>
  )
}

/** Not chosen, on its way, empty, not to be had, failed: each says what it is. */
function Instead({ end, account, accounts, onAccount, failure, isReading, onRead }: LogViewProps) {
  const t = useText('logs')
  switch (end) {
    case 'choose':
      return accounts.state === 'loading' ? (
        <Skeleton shape="block" blockSize="320px" />
      ) : accounts.data === undefined ? (
        <ErrorState title={t('choose.failed')} onRetry={accounts.retry} isRetrying={accounts.isRetrying} />
      ) : (
        <EmptyState
          title={t('filters.chooseAccount')}
          detail={t('choose.detail')}
          action={<AccountField accounts={accounts} account={account} onAccount={onAccount} />}
        />
      )
    case 'loading':
      return <Skeleton shape="block" blockSize="320px" />
    case 'empty':
      return <EmptyState title={t('empty.title')} detail={t('empty.detail', { account: account ?? '' })} />
    case 'notAvailable':
      return (
        <EmptyState
          title={t('notAvailable.title')}
          detail={t('notAvailable.detail', { account: account ?? '' })}
        />
      )
    case 'failed':
      return (
        <ErrorState
          title={t(failure === 'notPermitted' ? 'failed.notPermitted' : 'failed.title')}
          detail={t('failed.detail')}
          onRetry={onRead}
          isRetrying={isReading}
        />
      )
  }
}
