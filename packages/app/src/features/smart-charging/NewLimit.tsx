import { readCurrent, type SmartChargingValues } from '@corrente/domain/smart-charging'
import { useFormWords } from '@corrente/ui/widgets/forms'
import { LimitFields, MeterSection } from '@corrente/ui/widgets/smart-charging'
import type { ComponentProps } from 'react'
import { useMeterReading } from './useMeterReading.ts'
import { useMeterSearch } from './useMeterSearch.ts'

export interface NewLimitProps extends ComponentProps<typeof LimitFields> {
  readonly values: SmartChargingValues
}

/** The smart charging of a group that does not exist yet, within its form (VGR-012). */
export function NewLimit(props: NewLimitProps) {
  const { values, errors, onChange } = props
  const choose = (meterId: string) => onChange((now) => ({ ...now, meterId }))
  const [search, find] = useMeterSearch(undefined, ({ meterId }) => choose(meterId))
  const chosen = useMeterReading(values.meterId)
  const words = useFormWords(errors)
  return (
    <>
      <LimitFields {...props} />
      {values.isEnabled && (
        <MeterSection
          state={search}
          onSearch={find}
          linked=""
          linkedReading={undefined}
          chosen={values.meterId}
          chosenReading={chosen}
          limit={readCurrent(values.current)}
          error={words.meterId}
          onChoose={choose}
          onUse={choose}
        />
      )}
    </>
  )
}
