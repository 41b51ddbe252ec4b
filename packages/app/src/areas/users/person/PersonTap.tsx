import type { Tap } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { TapDialog } from '@corrente/ui/widgets/users'
import { useState } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import { useChain } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { cardBinding } from '../../../resources/cardBinding.ts'
import { useTaps } from './useTaps.ts'

interface PersonTapProps {
  /** What the person is called. */
  readonly name: string
  /** The e-mail, else the document: two people may have one name. */
  readonly told: string | undefined
  /** The person's USER tag: the card hangs on it. */
  readonly userTag: string
  /** The person's: for a card whose station says none. */
  readonly accountPk: number | undefined
  readonly onClose: () => void
}

/** "Cadastrar encostando": a card held to a reader becomes this person's (jobs: Tags 3). */
export function PersonTap({ name, told, userTag, accountPk, onClose }: PersonTapProps) {
  const t = useText('users')
  const personal = usePersonal()
  const { gateways, toasts } = usePorts()
  const stations = useNetwork()
  const [stationId, setStation] = useState<string>()
  const [chosen, choose] = useState<Tap>()
  const watch = useTaps(chosen ? undefined : stationId)
  const account = chosen?.accountPk ?? accountPk
  const write = useChain(
    chosen &&
      cardBinding(gateways.cp, { idTag: chosen.idTag, accountPk: account ?? 0, parentIdTag: userTag }),
  )
  return (
    <TapDialog
      name={name}
      told={told}
      stations={stations}
      stationId={stationId}
      onStation={setStation}
      {...watch}
      chosen={chosen}
      onChoose={choose}
      disabledReason={account === undefined ? t('tap.noAccount') : undefined}
      state={write.state}
      onConfirm={() => void write.press()}
      onVerify={write.verify}
      onClose={() => {
        if (write.state.phase === 'unknown')
          toasts.show({
            id: 'card-tapped',
            tone: 'warning',
            text: t('tap.left', { tag: personal(chosen?.idTag ?? '') }),
          })
        write.forget()
        onClose()
      }}
    />
  )
}
