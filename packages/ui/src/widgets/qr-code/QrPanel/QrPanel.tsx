import {
  QR_ACTIONS,
  type QrAction,
  type QrMessage,
  type QrState,
  type QrTarget,
  type QrWhyNot,
  qrWhyNot,
} from '@corrente/domain/qr-code'
import { Info, WifiOff } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { HumanCheck } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { Commands, Outcome, Page, Spot, Title, WhyNot } from './QrPanel.styles.ts'

export interface QrPanelProps {
  /** The station and the connector of the address, shown as plain text (QRC-003). */
  target: QrTarget
  /** Where the commands stand. */
  state: QrState
  /** Whether this device has a network: without one nothing can be sent. */
  isOnline: boolean
  /** The provider's widget, mounted by the app (QRC-004). */
  humanCheck: ReactNode
  /** A command that may be sent was pressed. */
  onPress: (action: QrAction) => void
  /** The driver looked at the charger after a lost answer: the command did not work, and may be sent again. */
  onLooked: (action: QrAction) => void
}

/** Reasons that hold for the page rather than for one button; the first one that holds is told. */
const TOLD = ['offline', 'humanCheckMissing'] as const satisfies readonly QrWhyNot[]

/** What is told as settled; a lost answer has a notice of its own, with the way on. */
const SETTLED = {
  startSent: 'success',
  stopSent: 'success',
  startFailed: 'danger',
  stopFailed: 'danger',
  startNotSent: 'danger',
  stopNotSent: 'danger',
} as const satisfies Partial<Record<QrMessage, string>>
const isSettled = (said: QrMessage | undefined): said is keyof typeof SETTLED =>
  said !== undefined && said in SETTLED

/**
 * Starts and stops a recharge on one connector, for a driver with a phone in one hand (QRC-002): large buttons, the
 * reason why they are off in sight, and below them what came of the last command, which stays.
 */
export function QrPanel({ target, state, isOnline, humanCheck, onPress, onLooked }: QrPanelProps) {
  const t = useText('qr-code')
  const buttons = useRef<Partial<Record<QrAction, HTMLButtonElement | null>>>({})
  const reasons = QR_ACTIONS.map((action) => qrWhyNot(state, action, isOnline))
  const told = TOLD.find((reason) => reasons.includes(reason))
  return (
    <Page>
      <Title>{t('title')}</Title>
      <Spot>
        <div>
          <dt>{t('station')}</dt>
          <dd translate="no">{target.chargeBoxId}</dd>
        </div>
        <div>
          <dt>{t('connector')}</dt>
          <dd>{target.connectorId}</dd>
        </div>
      </Spot>
      <HumanCheck>{humanCheck}</HumanCheck>
      <Commands>
        <WhyNot role="status">
          {told !== undefined && (
            <>
              {told === 'offline' ? <WifiOff aria-hidden="true" /> : <Info aria-hidden="true" />}
              {t(`whyNot.${told}`)}
            </>
          )}
        </WhyNot>
        {QR_ACTIONS.map((action, index) => {
          const reason = reasons[index]
          const isRunning = state.running === action
          return (
            <Button
              key={action}
              ref={(button) => {
                buttons.current[action] = button
              }}
              size="large"
              tone={action === 'start' ? 'brand' : 'neutral'}
              isBusy={isRunning}
              disabledReason={reason === undefined || isRunning ? undefined : t(`whyNot.${reason}`)}
              onClick={() => onPress(action)}
            >
              {t(`action.${action}`)}
            </Button>
          )
        })}
      </Commands>
      <Outcome>
        {isSettled(state.said) && (
          <Banner tone={SETTLED[state.said]} title={t(`message.${state.said}`)}>
            {t(`next.${state.said}`)}
          </Banner>
        )}
        {state.unsure.map((action) => (
          <Banner
            key={action}
            tone="warning"
            title={t(`message.${action}Unknown`)}
            action={
              <Button
                size="large"
                onClick={() => {
                  onLooked(action)
                  // The notice goes with this button; the focus goes to what can be done now.
                  buttons.current[action]?.focus()
                }}
              >
                {t(`looked.${action}`)}
              </Button>
            }
          >
            {t(`unsure.${action}`)}
          </Banner>
        ))}
      </Outcome>
    </Page>
  )
}
