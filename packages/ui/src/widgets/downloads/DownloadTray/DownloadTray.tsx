import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { sizeText } from '../../../forms/index.ts'
import { Layer, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Progress } from '../../../primitives/index.ts'

/** A file on its way. */
export interface RunningDownload {
  /** Tells downloads apart. */
  readonly id: number
  /** What it is, in words: 'Relatório Unificado'. */
  readonly label: string
  /** Bytes that came; undefined while the server is still making the file. */
  readonly received: number | undefined
  /** All bytes; undefined where the server does not say. */
  readonly total: number | undefined
}

export interface DownloadTrayProps {
  /** The files that are on their way, oldest first. None: nothing is drawn. */
  downloads: readonly RunningDownload[]
  /** Calls one off. */
  onCancel: (id: number) => void
}

const Root = styled.section`
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline: 0;
  display: grid;
  gap: ${theme.space[3]};
  inline-size: min(420px, calc(100vw - 32px));
  max-block-size: 40vh;
  margin-inline: auto;
  padding: ${theme.space[3]};
  overflow-y: auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
  z-index: ${theme.z.overlay};
`

/** The downloads that are under way, at the window's lower edge: the work goes on meanwhile, on any page. */
export function DownloadTray({ downloads, onCancel }: DownloadTrayProps) {
  const t = useText('reports')
  const { locale } = useFormats()
  const noteOf = ({ received, total }: RunningDownload): string => {
    if (received === undefined) return t('tray.preparing')
    const size = sizeText(received, locale)
    return total === undefined
      ? t('tray.received', { received: size })
      : t('tray.receivedOf', { received: size, total: sizeText(total, locale) })
  }
  const newest = downloads.at(-1)
  return (
    <Layer>
      {/* A live region must stand before its words come. */}
      <VisuallyHidden role="status">{newest ? t('tray.started', { file: newest.label }) : ''}</VisuallyHidden>
      {newest && (
        <Root aria-label={t('tray.label')} data-lower-edge="">
          {downloads.map((download) => (
            <Progress
              key={download.id}
              label={download.label}
              value={download.total === undefined ? undefined : (download.received ?? 0) / download.total}
              note={noteOf(download)}
              cancelLabel={t('tray.cancel', { file: download.label })}
              onCancel={() => onCancel(download.id)}
            />
          ))}
        </Root>
      )}
    </Layer>
  )
}
