import { type QrTarget, readQrTarget } from '@corrente/domain/qr-code'
import { matchRoute, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { QrPanel } from '@corrente/ui/widgets/qr-code'
import { useEffect, useMemo } from 'react'
import { useOnline } from '../../features/online.ts'
import { PublicFrame } from '../../frame/public/index.ts'
import { useHumanCheck, usePageTitle, usePlace, usePorts } from '../../ports/index.ts'
import { useQrCommands } from './useQrCommands.ts'

/** `/qrcode/start/{chargeBoxId}/{connectorId}`, for everybody (QRC-001); what can be no connector is not found. */
export function QrPage() {
  const { pathname } = usePlace()
  const { navigation } = usePorts()
  const target = useMemo(() => {
    const { chargeBoxId, connectorId } = matchRoute(pathname)?.params ?? {}
    return readQrTarget(chargeBoxId, connectorId)
  }, [pathname])
  useEffect(() => {
    if (!target) navigation.replace(pathOf('not-found'))
  }, [target, navigation])
  return target ? <Connector key={pathname} target={target} /> : null
}

function Connector({ target }: { readonly target: QrTarget }) {
  const t = useText('qr-code')
  usePageTitle(t('title'))
  const isOnline = useOnline()
  const Check = useHumanCheck()
  const { state, round, verify, press, looked } = useQrCommands(target)
  return (
    <PublicFrame layout="work">
      <QrPanel
        target={target}
        state={state}
        isOnline={isOnline}
        humanCheck={<Check round={round} onAnswer={verify} />}
        onPress={(action) => press(action, isOnline)}
        onLooked={looked}
      />
    </PublicFrame>
  )
}
