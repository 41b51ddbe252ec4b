import type { Account } from '@corrente/domain/stations'
import {
  type CheckedRow,
  IMPORT_MAX,
  type ImportChoices,
  type ImportGround,
  type ImportRead,
} from '@corrente/domain/tags'
import type { ReactNode } from 'react'
import type { Loadable } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, ButtonLink } from '../../../primitives/index.ts'
import type { ListRows, RecordListProps } from '../../lists/index.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportSource } from './ImportSource.tsx'

/** Which rows of the preview are shown. */
export type ImportShown = 'all' | 'problems'

/** A list that was sent before the page was loaded anew. */
export interface SentImportShown {
  /** When, in words. */
  sentAt: string
  /** How many cards. */
  count: number
  /** How many of them are registered now; undefined: not known yet. */
  registered: number | undefined
  onDismiss: () => void
}

export interface TagImportProps extends Pick<RecordListProps<CheckedRow>, 'view' | 'onViewChange'> {
  /** The list as it was pasted, typed or dropped. */
  text: string
  onTextChange: (text: string) => void
  /** A file takes the place of what stands there: another list, whatever it holds. */
  onFile: (text: string) => void
  read: ImportRead
  /** All of the list, checked; none while `ground` is not here. */
  rows: readonly CheckedRow[]
  /** What it is checked against. */
  ground: Loadable<ImportGround>
  /** How many tags there are, where they are more than are read. */
  unreadTags: number | undefined
  accounts: Loadable<readonly Account[]>
  choices: ImportChoices
  onChoicesChange: (choices: ImportChoices) => void
  /** The rows of the preview, as a page. */
  list: ListRows<CheckedRow>
  shown: ImportShown
  onShownChange: (shown: ImportShown) => void
  backHref: string
  /** Asked for and confirmed: these are registered. */
  onImport: (rows: readonly CheckedRow[]) => void
  /** What was sent before the page was loaded anew, and how far it came. */
  sent?: SentImportShown | undefined
  /** The results, in the place of list and preview. */
  results?: ReactNode
}

/** A list of cards, checked against what is registered before anything is sent (jobs: Tags 2). */
export function TagImport(props: TagImportProps) {
  const { text, results } = props
  const t = useText('tag-import')
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        detail={t('detail')}
        actions={<ButtonLink href={props.backHref}>{t('back')}</ButtonLink>}
      />
      {results ?? (
        <>
          {props.sent && <Sent {...props.sent} />}
          <ImportSource {...props} />
          <Remarks read={props.read} unreadTags={props.unreadTags} />
          {text.trim() !== '' && <ImportPreview {...props} />}
        </>
      )}
    </Stack>
  )
}

function Sent({ sentAt, count, registered, onDismiss }: SentImportShown) {
  const t = useText('tag-import')
  const isWhole = registered === count
  return (
    <Banner tone={isWhole ? 'success' : 'warning'} title={sentAt} isAnnounced onDismiss={onDismiss}>
      {registered === undefined
        ? t('checking')
        : isWhole
          ? t('sent.all', { count })
          : t('sent.part', { count, registered })}
    </Banner>
  )
}

/** What of the list could not be read, or not be checked. */
function Remarks({ read, unreadTags }: Pick<TagImportProps, 'read' | 'unreadTags'>) {
  const t = useText('tag-import')
  const { remark, unknownTitles, count } = read
  return (
    <>
      {remark && (
        <Banner tone={remark === 'noIdColumn' ? 'danger' : 'warning'} isAnnounced>
          {t(`remark.${remark}`)}
        </Banner>
      )}
      {unknownTitles.length > 0 && (
        <Banner tone="info">{t('remark.unknownTitles', { titles: unknownTitles.join(', ') })}</Banner>
      )}
      {count > IMPORT_MAX && (
        <Banner tone="warning" isAnnounced>
          {t('remark.tooMany', { count, max: IMPORT_MAX })}
        </Banner>
      )}
      {unreadTags !== undefined && <Banner tone="warning">{t('partChecked', { count: unreadTags })}</Banner>}
    </>
  )
}
