import {
  type Blast,
  type Command,
  FIRST_STATIONS,
  type ModelCount,
  type QuietRisk,
  type Risk,
} from '@corrente/domain/operations'
import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { Checkbox, NumberField } from '../../../forms/index.ts'
import { type Loadable, MISSING, shownOf, useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Consequences, CopyButton, TypedAlertDialog } from '../../../primitives/index.ts'
import { useCommandWords } from '../useCommandWords.ts'
import { useRechargeWords } from '../useRechargeWords.ts'

/** What has just begun is not told by its age. */
const MINUTE_MS = 60_000

const AsOf = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};

  dt {
    color: ${theme.fg.muted};
  }
  dd {
    font-weight: ${theme.font.weight.medium};
  }
`

/** Who charges at a connector. */
export interface ChargingDriver {
  readonly connectorId: number | undefined
  readonly userName: string | undefined
  readonly startedAt: EpochMs | undefined
}

/** How the first five go ahead of the others. */
export interface FirstOnly {
  /** More of them refused, and the others are not sent to. */
  readonly mostRefusals: number
}

/** The one station that a command goes to. */
export interface QuestionedStation {
  readonly name: string
  /** Charge box id. */
  readonly id: string
  /** The connector; 0: all of them; undefined: the command is about none. */
  readonly connectorId: number | undefined
}

export interface CommandQuestionProps {
  isOpen: boolean
  command: Command
  /** The kind of the command in the protocol's word: 'Hard'; undefined: it has none. */
  kind?: string | undefined
  /** Where it goes to, where that is one station. */
  station?: QuestionedStation | undefined
  /** What the command will meet, as far as it is known. */
  blast: Blast
  /** When that was counted. */
  countedAt: EpochMs
  /** What makes it a grave one: then the number of stations is typed, of one its id. */
  risks: readonly Risk[]
  /** What it does besides. */
  quiet: readonly QuietRisk[]
  /** Who charges at the connectors that one station's command reaches; absent where that is not asked. */
  drivers?: Loadable<readonly ChargingDriver[]> | undefined
  /** The models that a file goes to; more than one is said. */
  models?: readonly ModelCount[] | undefined
  /** The name of the file, of a firmware. */
  file?: string | undefined
  /** Puts the sentence of what it will meet on the clipboard, for the log book; it names nobody. */
  onCopyText: (text: string) => Promise<void>
  /** @param first - to the first five alone: the others wait, and go nowhere past so many refusals */
  onConfirm: (first: FirstOnly | undefined) => void
  onCancel: () => void
}

/** Asks before a command that reaches many, or that cannot be taken back, and says what it will meet. */
export function CommandQuestion(props: CommandQuestionProps) {
  const { isOpen, command, kind, station, blast, countedAt, risks, quiet, file, onConfirm, onCancel } = props
  const t = useText('operations')
  const { timeOfDay } = useFormats()
  const { nameOf } = useCommandWords()
  const [firstOnly, setFirstOnly] = useState(false)
  const [refusals, setRefusals] = useState<number | undefined>(0)
  const modelTexts = useModelTexts(props.models ?? [])
  const driverTexts = useDriverTexts(props.drivers, countedAt)
  const count = firstOnly ? FIRST_STATIONS : blast.stations
  const texts = [
    ...risks.map((risk) => t(`ask.risk.${risk}`)),
    ...quiet.map((risk) => t(`ask.risk.${risk}`)),
    ...(station ? [] : driverTexts),
    ...modelTexts,
    ...(file === undefined ? [] : [t('ask.file', { file })]),
    ...(blast.unknown.length > 0 ? [t('ask.unknown', { count: blast.unknown.length })] : []),
  ]
  const named = [nameOf(command), kind].filter(Boolean).join(' · ')
  const asOf = t('ask.asOf', { time: timeOfDay(countedAt) })
  const description = useRehearsal(blast, countedAt)
  const dialog = {
    isOpen,
    title: t('ask.title', { command: named }),
    description,
    confirmLabel: t('send.toCount', { count }),
    tone: risks.length > 0 ? ('danger' as const) : ('brand' as const),
    onConfirm: () => onConfirm(firstOnly ? { mostRefusals: refusals ?? 0 } : undefined),
    onCancel,
    children: (
      <Stack gap={3}>
        {station && <Where station={station} drivers={driverTexts} />}
        {texts.length > 0 && <Consequences texts={texts} />}
        <AsOf>
          {asOf}
          <CopyButton
            text={`${[named, station && whereOf(station)].filter(Boolean).join(' · ')} · ${description} ${asOf}`}
            label={t('ask.copy')}
            onCopy={props.onCopyText}
          />
        </AsOf>
        {blast.stations > FIRST_STATIONS && (
          <Checkbox label={t('ask.firstOnly')} isChecked={firstOnly} onChange={setFirstOnly} />
        )}
        {firstOnly && (
          <NumberField
            label={t('ask.mostRefusals')}
            hint={t('ask.mostRefusalsHint')}
            min={0}
            limit={1}
            value={refusals}
            onChange={setRefusals}
          />
        )}
      </Stack>
    ),
  }
  return risks.length > 0 ? (
    <TypedAlertDialog {...dialog} confirmText={station?.id ?? String(count)} />
  ) : (
    <AlertDialog {...dialog} />
  )
}

const whereOf = ({ name, id }: QuestionedStation): string => (name === id ? id : `${name} (${id})`)

/** The station, its connector, and who charges there. */
function Where({
  station,
  drivers,
}: {
  readonly station: QuestionedStation
  readonly drivers: readonly string[]
}) {
  const t = useText('operations')
  const { connectorId } = station
  return (
    <Facts>
      <dt>{t('field.station')}</dt>
      <dd>{whereOf(station)}</dd>
      {connectorId !== undefined && (
        <>
          <dt>{t('field.connectorId')}</dt>
          <dd>{connectorId === 0 ? t('field.wholeDefault') : connectorId}</dd>
        </>
      )}
      {drivers.length > 0 && (
        <>
          <dt>{t('recharge.driver')}</dt>
          <dd>
            {drivers.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </dd>
        </>
      )}
    </Facts>
  )
}

/** "37 estações: 4 recargas em andamento (a mais antiga há pelo menos 2 h 10 min), 3 sem conexão." */
function useRehearsal({ stations, charging, oldestAt, offline }: Blast, now: EpochMs): string {
  const t = useText('operations')
  const { minutesOf } = useRechargeWords()
  const going = t('ask.charging', { count: charging })
  const oldest =
    oldestAt !== undefined &&
    now - oldestAt >= MINUTE_MS &&
    t('ask.oldest', { count: charging, span: minutesOf(oldestAt, now) })
  return t('ask.stations', {
    count: stations,
    charging: oldest === false ? going : `${going} (${oldest})`,
    offline: t('ask.offline', { count: offline.length }),
  })
}

/** "Conector 2: Ana Souza, há 47 min." for each recharge that a command would end. */
function useDriverTexts(
  drivers: Loadable<readonly ChargingDriver[]> | undefined,
  now: EpochMs,
): readonly string[] {
  const t = useText('operations')
  const { minutesOf } = useRechargeWords()
  if (drivers === undefined) return []
  const shown = shownOf(drivers)
  if (shown === 'loading') return [t('ask.driversReading')]
  if (drivers.data === undefined) return [t('ask.driversUnread')]
  return drivers.data.map(({ connectorId, userName, startedAt }) =>
    t('ask.driverAt', {
      id: connectorId ?? MISSING,
      driver: userName ?? t('ask.driverUnknown'),
      span: startedAt === undefined ? MISSING : minutesOf(startedAt, now),
    }),
  )
}

/** "Duas marcas ou modelos: X200 (30), Y1 (7)." where a file would go to more than one. */
function useModelTexts(models: readonly ModelCount[]): readonly string[] {
  const t = useText('operations')
  if (models.length < 2) return []
  const list = models.map(({ model, count }) => `${model ?? t('ask.modelUnknown')} (${count})`).join(', ')
  return [t('ask.models', { count: models.length, list })]
}
