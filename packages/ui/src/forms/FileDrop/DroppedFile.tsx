import { FileText, ImageOff, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { IconButton, TextLink } from '../../primitives/index.ts'
import { About, Elsewhere, File as Entry, FileName, Note, Picture } from './FileDrop.styles.ts'

/** A file of the list: one that was dropped now, or one that is stored already. */
export interface DropFile {
  /** Tells the files apart and is shown (STF-081: no name twice). */
  name: string
  /** The file itself, where it was dropped or chosen now. */
  file?: File
  /** Address of its picture, where it has one and the file itself is not at hand. */
  src?: string
  /** Chosen now and not saved yet, though the file itself is not at hand. @default whether there is a `file` */
  isNew?: boolean
  /** A stored one that the page may not show: where it can be opened instead, in a new tab. The address is a checked one. */
  elsewhere?: { readonly href: string; readonly host: string }
}

interface DroppedFileProps {
  file: DropFile
  onRemove: (() => void) | undefined
  /** Its picture cannot be shown. */
  onUnreadable: (() => void) | undefined
}

/** An address for a file of this page, given back when it is no longer shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/** A size as people read it: `820 kB`, `3,4 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumFractionDigits: power === 2 ? 1 : 0,
  })
  return format.format(bytes / 1000 ** power)
}

/** One file of the list, with its picture, its size and the way to take it away. */
export function DroppedFile({ file, onRemove, onUnreadable }: DroppedFileProps) {
  const t = useText('controls')
  const { locale } = useFormats()
  const made = useObjectUrl(file.file)
  const [broken, setBroken] = useState<string | undefined>(undefined)
  const src = file.src ?? made
  const isBroken = src !== undefined && broken === src
  return (
    <Entry>
      <Picture>
        {isBroken || file.elsewhere ? (
          <ImageOff aria-hidden="true" />
        ) : src === undefined ? (
          <FileText aria-hidden="true" />
        ) : (
          <img
            src={src}
            alt=""
            onError={() => {
              setBroken(src)
              onUnreadable?.()
            }}
          />
        )}
      </Picture>
      <About>
        <FileName title={file.name}>{file.name}</FileName>
        {isBroken ? (
          <Note data-wrong="true">{t('file.unreadable')}</Note>
        ) : file.elsewhere ? (
          <Elsewhere>
            {t('file.elsewhere')}{' '}
            <TextLink href={file.elsewhere.href} isExternal tone="inherit">
              {file.elsewhere.host}
            </TextLink>
          </Elsewhere>
        ) : (
          <Note>
            {file.file ? sizeText(file.file.size, locale) : t(file.isNew ? 'file.unsaved' : 'file.stored')}
          </Note>
        )}
      </About>
      {onRemove ? (
        <IconButton
          label={t('pick.remove', { name: file.name })}
          icon={<X aria-hidden="true" />}
          size="small"
          onClick={onRemove}
        />
      ) : null}
    </Entry>
  )
}
