import { cutImport } from '@corrente/domain/tags'
import { plainText } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { type ClipboardEvent, useState } from 'react'
import styled from 'styled-components'
import { FileDrop, Select, TextArea } from '../../../forms/index.ts'
import { shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { accountOptions } from '../accountOptions.ts'
import { decodeText } from './decodeText.ts'
import type { TagImportProps } from './tagImportProps.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[4]};
`
const Side = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
const TYPES = ['text/csv', 'text/plain', 'text/tab-separated-values'] as const
const EXTENSIONS = ['.csv', '.txt', '.tsv'] as const
const MAX_BYTES = 1024 * 1024

/** Where a list of cards comes from: pasted, typed, or a file; and the account of those that name none. */
export function ImportSource(props: TagImportProps) {
  const { text, onTextChange, onFile, accounts, choices, onChoicesChange } = props
  const t = useText('tag-import')
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async (file: File) => {
    try {
      onFile(decodeText(await file.arrayBuffer()))
      setUnreadable(false)
    } catch {
      setUnreadable(true)
    }
  }
  const { accountPk } = choices
  // Of a long list in the place of all that stands there only the part that is read goes through the field.
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const pasted = event.clipboardData.getData('text')
    const { target } = event
    const isAll =
      target instanceof HTMLTextAreaElement &&
      target.selectionEnd - target.selectionStart === target.value.length
    if (!isAll || cutImport(pasted).more === 0) return
    event.preventDefault()
    onFile(plainText(pasted))
  }
  return (
    <Columns onPaste={paste}>
      <TextArea
        label={t('list')}
        hint={t('hint')}
        placeholder={t('placeholder')}
        value={text}
        onChange={onTextChange}
        rows={8}
        maxRows={8}
        spellCheck={false}
      />
      <Side>
        <FileDrop
          label={t('file')}
          types={TYPES}
          extensions={EXTENSIONS}
          maxBytes={MAX_BYTES}
          maxFiles={1}
          files={[]}
          onChange={([dropped]) => {
            if (dropped?.file) void take(dropped.file)
          }}
          error={isUnreadable ? t('fileUnreadable') : undefined}
        />
        <Select
          label={t('account')}
          placeholder={t('chooseAccount')}
          value={accountPk === undefined ? undefined : String(accountPk)}
          onChange={(pk) => onChoicesChange({ ...choices, accountPk: Number(pk) })}
          options={accountOptions(accounts.data, accountPk)}
          {...(shownOf(accounts) === 'failed' && { hint: t('accountsFailed') })}
        />
      </Side>
    </Columns>
  )
}
