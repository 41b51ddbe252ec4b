import { hrefOf, pathOf } from '@corrente/domain/routing'
import { cardParam, type UnknownCard } from '@corrente/domain/tags'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { ButtonLink, EmptyState } from '@corrente/ui/primitives'
import { NO_SELECTION } from '@corrente/ui/table'
import { ApproveDialog, OtherReading, UnknownTagList } from '@corrente/ui/widgets/tags'
import { useMemo, useState } from 'react'
import { useGranted, useLinks, useMay, useSession } from '../../../kit/access/index.ts'
import { useListAddress, useListView } from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { accountOptionsAtom } from '../../../resources/accounts.ts'
import { knownIdQuery } from '../../../resources/knownId.ts'
import { InboxResults } from '../InboxResults.tsx'
import { useInboxRun } from '../useInboxRun.ts'
import { INBOX_RULES, useInbox } from './useInbox.ts'

/** What an expanded card of the inbox shows: the registered card that it may be. */
function InboxPanel({ card: { idTag } }: { readonly card: UnknownCard }) {
  return (
    <OtherReading
      reading={useLoadable(useMemo(() => knownIdQuery(idTag), [idTag]))}
      hrefOf={(found) => hrefOf({ path: pathOf('tags'), search: { card: cardParam(found) } })}
    />
  )
}

/** `/ocpptags/unknown`: without a session its title and the way to sign in, and no call (UNK-001, RTE-036). */
export function UnknownTagsPage() {
  const t = useText('unknown-tags')
  usePageTitle(t('title'))
  if (useSession() !== undefined) return <Inbox />
  return (
    <Stack gap={4}>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t('signedOut')}
        action={
          <ButtonLink href={pathOf('login')} tone="brand">
            {t('signIn')}
          </ButtonLink>
        }
      />
    </Stack>
  )
}

function Inbox() {
  const t = useText('unknown-tags')
  const isGranted = useGranted()
  const may = useMay()
  const linkTo = useLinks()
  const address = useListAddress(INBOX_RULES)
  const inbox = useInbox(address)
  const [view, setView] = useListView('unknown-tags')
  const [selection, setSelection] = useState(NO_SELECTION)
  const untick = () => setSelection(NO_SELECTION)
  const running = useInboxRun((isGone) => {
    inbox.remove(isGone)
    untick()
  })
  const mayAct = isGranted(pathOf('tags-unknown'))
  return (
    <>
      <UnknownTagList
        list={{
          ...inbox.list,
          onPageChange: (page) => {
            // What is ticked is on this page (UNK-005).
            untick()
            inbox.list.onPageChange(page)
          },
        }}
        query={address.query}
        onQueryChange={address.search}
        stationId={address.values.station}
        onStationClear={() => address.apply({ station: undefined })}
        backHref={pathOf(may('tags') ? 'tags' : 'home')}
        selection={selection}
        onSelectionChange={setSelection}
        onApprove={running.ask}
        onDismiss={running.dismiss}
        disabledReason={mayAct ? (running.run?.isRunning ? t('run.busy') : undefined) : t('notPermitted')}
        isTriedAgain={inbox.isTriedAgain}
        stationHref={(id) => linkTo('station', id)}
        // The other readings are looked up among the tags, which not everybody may see.
        {...(may('tags') && { renderPanel: (card) => <InboxPanel card={card} /> })}
        results={<InboxResults {...running} />}
        view={view}
        onViewChange={setView}
      />
      <ApproveDialog
        key={running.asked.length}
        cards={running.asked}
        accounts={useLoadable(accountOptionsAtom)}
        onApprove={running.approve}
        onCancel={() => running.ask([])}
      />
    </>
  )
}
