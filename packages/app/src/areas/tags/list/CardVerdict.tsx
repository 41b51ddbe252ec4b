import { grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { stationConditionOf } from '@corrente/domain/stations'
import { cardParam, type Tag } from '@corrente/domain/tags'
import { useText } from '@corrente/ui/messages'
import { PickField } from '@corrente/ui/widgets/pickers'
import { ApproveDialog, TagVerdict, type TagVerdictProps } from '@corrente/ui/widgets/tags'
import { useMemo, useState } from 'react'
import { TagSwitch, useMayFindByCard } from '../../../features/card-switch/index.ts'
import { useCaseHref } from '../../../features/case-link/index.ts'
import { useStopLink } from '../../../features/command-links/index.ts'
import { useNetwork } from '../../../features/network/index.ts'
import { useAccess, useLinks, useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useStation } from '../../../live/index.ts'
import { accountOptionsAtom } from '../../../resources/accounts.ts'
import { cardFactsQuery } from '../../../resources/cardVerdict.ts'
import { InboxResults } from '../InboxResults.tsx'
import { useInboxRun } from '../useInboxRun.ts'

export interface CardVerdictProps {
  /** As it was typed or pasted. */
  readonly id: string
  /** Where it does not work, a charge box id; undefined: nobody said. */
  readonly at: string | undefined
  readonly onStation: (id: string | undefined) => void
  readonly onClose: () => void
  /** Where it does not stand on the page of the tags. */
  readonly frame?: TagVerdictProps['frame']
}

const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  name === id ? name : `${name} (${id})`
const nameOfId = (stations: ReturnType<typeof useNetwork>, id: string): string | undefined => {
  const station = stations.find((each) => each.id === id)
  return station && nameOf(station)
}

/** "This card does not work": its look-up, what to do, and doing it in place. */
export function CardVerdict({ id, at, onStation, onClose, frame }: CardVerdictProps) {
  const access = useAccess()
  const may = useMay()
  const linkTo = useLinks()
  const t = useText('tags')
  const caseHref = useCaseHref()
  const stations = useNetwork()
  const mayFindRecharges = useMayFindByCard()
  const facts = useLoadable(
    useMemo(() => cardFactsQuery({ text: id, stationId: at, mayFindRecharges }), [id, at, mayFindRecharges]),
  )
  const station = useStation(at)
  const [switched, setSwitched] = useState<Tag>()
  // What becomes of the card is read again by the verdict itself.
  const inbox = useInboxRun(() => undefined)
  const mayApprove = access !== undefined && grants(access, pathOf('tags-unknown'))
  return (
    <TagVerdict
      idTag={id}
      facts={facts}
      condition={station && stationConditionOf(station)}
      links={{
        create: may('tag-create') ? hrefOf({ path: pathOf('tag-create'), search: { card: id } }) : undefined,
        edit: (pk) => (may('tag-edit') ? pathOf('tag-edit', { id: String(pk) }) : undefined),
        tag: (idTag) => linkTo('tag', cardParam(idTag)),
        person: (pk) => linkTo('person', pk),
        stop: useStopLink(),
        station: (stationId) => linkTo('station', stationId),
        stationForm: (pk) => linkTo('stationForm', pk),
        problems: linkTo('problems', ''),
        caseOf: (tag) => caseHref({ tag }),
      }}
      actions={{
        onApprove: mayApprove ? (card) => inbox.ask([card]) : undefined,
        onSwitch: may('tag-edit') ? setSwitched : undefined,
      }}
      onClose={onClose}
      frame={frame}
    >
      {facts.data?.tag && (
        <PickField
          label={t('verdict.where')}
          hint={t('verdict.whereHint')}
          items={stations}
          keyOf={({ id: key }) => key}
          textOf={nameOf}
          chosen={at ?? ''}
          chosenText={at === undefined ? '' : (nameOfId(stations, at) ?? at)}
          onChoose={(station) => onStation(station?.id)}
        />
      )}
      <TagSwitch tag={switched} onClose={() => setSwitched(undefined)} />
      <ApproveDialog
        key={inbox.asked.length}
        cards={inbox.asked}
        accounts={useLoadable(accountOptionsAtom)}
        onApprove={inbox.approve}
        onCancel={() => inbox.ask([])}
      />
      <InboxResults {...inbox} />
    </TagVerdict>
  )
}
