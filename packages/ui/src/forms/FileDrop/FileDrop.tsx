import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { type DropFile, DroppedFile, sizeText } from './DroppedFile.tsx'
import { Call, Chooser, Files, Frame, Refused, Rules, Zone } from './FileDrop.styles.ts'
import { type FileRefusal, type FileRules, sortFiles, typeNames } from './fileRules.ts'

export interface FileDropProps extends FieldFrameProps, FileRules {
  /** What is there: stored files and those dropped now, in order. */
  files: readonly DropFile[]
  /** Files were added or taken away. */
  onChange: (files: readonly DropFile[]) => void
  /** Words for a refused file where the documents quote their own (STF-078, STF-079, STF-081). */
  refusalText?: (refusal: FileRefusal) => string
  /** A picture cannot be decoded (STF-082); it stays in the list, marked. */
  onUnreadable?: (file: DropFile) => void
}

const MEBI = 1024 * 1024

/** A limit as its rule is said: one in powers of two by its round number, so that 10 MB are not 10,5. */
function limitText(bytes: number, locale: string): string {
  return sizeText(bytes % MEBI === 0 ? (bytes / MEBI) * 1_000_000 : bytes, locale)
}

/** Files to send with a form: dropped, or chosen with the platform's own dialog; checked at once, nothing is uploaded here. */
export function FileDrop({
  files,
  onChange,
  types,
  extensions = [],
  maxBytes,
  maxFiles,
  refusalText,
  onUnreadable,
  disabledReason,
  ...frame
}: FileDropProps) {
  const t = useText('controls')
  const { locale } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly FileRefusal[]>([])
  const isFull = files.length >= maxFiles
  const size = limitText(maxBytes, locale)
  const names = typeNames(types, extensions)

  const add = (added: readonly File[]): void => {
    const sorted = sortFiles(
      added,
      files.map(({ name }) => name),
      { types, extensions, maxBytes, maxFiles },
    )
    setRefused(sorted.refused)
    if (sorted.taken.length > 0)
      onChange([...files, ...sorted.taken.map((file) => ({ name: file.name, file }))])
  }
  const remove = (file: DropFile): void => {
    setRefused([])
    onChange(files.filter((each) => each !== file))
    // The pressed button is gone with its file.
    chooser.current?.focus()
  }
  const textOf = (refusal: FileRefusal): string =>
    refusalText?.(refusal) ?? t(`file.refused.${refusal.reason}`, { size, types: names, count: maxFiles })
  const watch = (over: boolean) => (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) setOver(over)
  }

  return (
    <Field
      {...frame}
      disabledReason={disabledReason ?? (isFull ? t('file.refused.count', { count: maxFiles }) : undefined)}
    >
      {({ 'aria-required': _required, 'aria-disabled': _disabled, ...control }) => (
        <Frame>
          <div>
            <Zone
              data-over={isOver}
              onDragEnter={watch(true)}
              onDragLeave={watch(false)}
              onDrop={watch(false)}
            >
              <Upload aria-hidden="true" />
              <Call aria-hidden="true">{t('file.call')}</Call>
              <Rules aria-hidden="true">{t('file.rules', { types: names, size, count: maxFiles })}</Rules>
              <Chooser
                {...control}
                ref={chooser}
                type="file"
                multiple={maxFiles > 1}
                accept={[...types, ...extensions].join(',')}
                disabled={Boolean(disabledReason) || isFull}
                onChange={(event) => {
                  add([...(event.target.files ?? [])])
                  // The same file may be chosen again after it was taken away.
                  event.target.value = ''
                }}
              />
            </Zone>
            <div aria-live="polite">
              {refused.length === 0 ? null : (
                <Refused>
                  {refused.map((refusal, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: one drop may refuse two files of one name, and the list never changes its order
                    <li key={at}>{t('file.refusal', { name: refusal.name, why: textOf(refusal) })}</li>
                  ))}
                </Refused>
              )}
            </div>
          </div>
          {files.length === 0 ? null : (
            <Files>
              {files.map((file) => (
                <DroppedFile
                  key={file.name}
                  file={file}
                  onRemove={disabledReason ? undefined : () => remove(file)}
                  onUnreadable={onUnreadable && (() => onUnreadable(file))}
                />
              ))}
            </Files>
          )}
        </Frame>
      )}
    </Field>
  )
}
