import type { OperationStation, Protocol } from '@corrente/domain/operations'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { TextArea } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog } from '../../../primitives/index.ts'
import { readIds, type StationOf, whyUnoffered } from './stationItems.ts'
import { UnofferedList } from './UnofferedList.tsx'

export interface PasteIdsProps {
  /** Those on offer. */
  stations: readonly OperationStation[]
  protocol: Protocol
  stationOf: StationOf
  /** @param ids - of those that are */
  onAdd: (ids: readonly string[]) => void
}

/** Takes a list of ids from somewhere else; what is not on offer stays in the field and is named. */
export function PasteIds({ stations, protocol, stationOf, onAdd }: PasteIdsProps) {
  const t = useText('operations')
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<readonly string[]>([])
  const [added, setAdded] = useState(0)
  const close = () => {
    setOpen(false)
    setText('')
    setMissing([])
    setAdded(0)
  }
  const add = () => {
    const read = readIds(text, stations)
    onAdd(read.found)
    if (read.missing.length === 0) close()
    else {
      setText(read.missing.join('\n'))
      setMissing(read.missing)
      setAdded(read.found.length)
    }
  }
  return (
    <>
      <Button icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('pick.paste')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('pick.pasteTitle')}
        footer={
          <>
            <Button onClick={close}>{common('action.cancel')}</Button>
            <Button
              tone="brand"
              disabledReason={text.trim() === '' ? t('pick.pasteNone') : undefined}
              onClick={add}
            >
              {t('pick.pasteAdd')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <TextArea
            label={t('pick.pasteLabel')}
            value={text}
            onChange={setText}
            rows={6}
            spellCheck={false}
          />
          {missing.length > 0 && (
            <Banner tone="warning" isAnnounced title={t('pick.pasted', { count: added })}>
              {t('pick.notFound')}
              <UnofferedList
                stations={missing.map((id) => ({ id, why: whyUnoffered(id, protocol, stationOf) }))}
                stationOf={stationOf}
              />
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
