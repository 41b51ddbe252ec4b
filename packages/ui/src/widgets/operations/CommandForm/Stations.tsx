import { isForOne } from '@corrente/domain/operations'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { PickField } from '../../pickers/index.ts'
import { ChosenStations } from '../ChosenStations/ChosenStations.tsx'
import { OfflineChosen } from '../StationPicker/OfflineChosen.tsx'
import { StationPicker, useNote, useStateNote } from '../StationPicker/StationPicker.tsx'
import { Fields } from './CommandForm.styles.ts'
import type { OfferedProps } from './commandFormProps.ts'

/** The stations: one line where they are given, with the way to choose others, which opens in its place. */
export function Stations(props: OfferedProps) {
  const { command, offered, stationOf, selected, onSelect, values, recharges } = props
  const t = useText('operations')
  const [isChanging, setChanging] = useState(selected.length === 0)
  const isPicking = isChanging || selected.length === 0
  const place = useFocusOn(isPicking)
  const isOne = isForOne(command)
  const connectorId =
    command === 'remoteStop'
      ? recharges.data?.find(({ id }) => id === values.transactionId)?.recharge?.connectorId
      : values.connectorId
  return (
    <div ref={place}>
      {isPicking ? (
        <Picker
          {...props}
          onSelect={(ids) => {
            // One is chosen by a press, of several nobody knows when they are all.
            setChanging(!isOne || ids.length === 0)
            onSelect(ids)
          }}
        />
      ) : (
        <Stack gap={3}>
          <ChosenStations
            stations={selected}
            stationOf={stationOf}
            nameOf={(id) => offered.stations.find((each) => each.id === id)?.name ?? id}
            connectorId={connectorId}
            action={
              <Button size="small" tone="ghost" onClick={() => setChanging(true)}>
                {t('chosen.change', { count: selected.length })}
              </Button>
            }
          />
          {selected.length > 1 && (
            <OfflineChosen stationOf={stationOf} selected={selected} onChange={onSelect} />
          )}
        </Stack>
      )}
    </div>
  )
}

/** Where a press takes away what was pressed, the focus goes to what came in its place. */
function useFocusOn(isPicking: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isPicking)
  useEffect(() => {
    if (was.current === isPicking) return
    was.current = isPicking
    if (document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>(isPicking ? 'input' : 'button')?.focus()
  }, [isPicking])
  return place
}

function Picker({ command, protocol, offered, stationOf, selected, onSelect, problem }: OfferedProps) {
  const t = useText('operations')
  const noteOf = useNote(stationOf)
  const stateNote = useStateNote()
  const error = problem === 'noStation' || problem === 'oneStation' ? t(`send.problem.${problem}`) : undefined
  if (!isForOne(command))
    return (
      <StationPicker
        stations={offered.stations}
        protocol={protocol}
        stationOf={stationOf}
        selected={selected}
        onChange={onSelect}
        error={error}
      />
    )
  const [id = ''] = selected
  const station = offered.stations.find((each) => each.id === id)
  const textOf = (each: (typeof offered.stations)[number]) =>
    [each.name, noteOf(each), stateNote(stationOf(each.id))].filter(Boolean).join(' · ')
  return (
    <Fields>
      <PickField
        label={t('field.station')}
        hint={t('field.stationHint')}
        placeholder={t('field.stationPlaceholder')}
        items={offered.stations}
        keyOf={({ id }) => id}
        textOf={textOf}
        chosen={id}
        chosenText={station ? textOf(station) : id}
        onChoose={(next) => onSelect(next ? [next.id] : [])}
        error={error}
      />
    </Fields>
  )
}
