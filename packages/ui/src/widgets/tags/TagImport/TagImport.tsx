import { IMPORT_MAX } from '@corrente/domain/tags'
import { ArrowLeft } from 'lucide-react'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, ButtonLink } from '../../../primitives/index.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportSource } from './ImportSource.tsx'
import type { SentImportShown, TagImportProps } from './tagImportProps.ts'

/** A list of cards, checked against what is registered before anything is sent (jobs: Tags 2). */
export function TagImport(props: TagImportProps) {
  const { text, results } = props
  const t = useText('tag-import')
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        detail={t('detail')}
        actions={
          <ButtonLink href={props.backHref} icon={<ArrowLeft aria-hidden="true" />}>
            {t('back')}
          </ButtonLink>
        }
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
