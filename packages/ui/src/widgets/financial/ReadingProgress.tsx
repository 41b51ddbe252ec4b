import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Progress } from '../../primitives/index.ts'

export interface ReadingProgressProps {
  /** How far the reading of all movements is; undefined: it has not begun. */
  progress: { readonly read: number; readonly total: number | undefined } | undefined
}

/** All movements of a period are being read: so many of so many. */
export function ReadingProgress({ progress }: ReadingProgressProps) {
  const t = useText('financial')
  const { integer } = useFormats()
  return (
    <Progress
      label={t('footer.reading')}
      value={progress?.total ? progress.read / progress.total : undefined}
      note={
        progress?.total === undefined
          ? undefined
          : t('footer.readSoFar', { read: integer(progress.read), total: integer(progress.total) })
      }
    />
  )
}
