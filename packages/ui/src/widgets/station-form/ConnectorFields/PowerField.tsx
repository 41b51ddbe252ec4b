import { CUSTOM_POWER_DECIMALS, changeConnector, powerOptions } from '@corrente/domain/stations'
import { memo, useMemo } from 'react'
import { NumberField, Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Rows } from '../fields/columns.ts'
import { keyOf } from '../fields/options.ts'
import type { StationEdit } from '../fields/slot.ts'

interface PowerFieldProps {
  id: number
  /** As it is sent. */
  powerMax: number | undefined
  /** Whether the typed power counts. */
  isCustom: boolean
  /** The typed power in kW. */
  custom: number | undefined
  /** Whether this user may type one (CON-017). */
  canType: boolean
  system: string
  voltage: number | undefined
  /** What is wrong with the typed one, in words. */
  error: string | undefined
  onChange: (edit: StationEdit) => void
}

/** No power is called so. */
const CUSTOM = 'custom'

/** A connector's maximum power: one that its station can give, or, with the permission, a typed one (CON-012 to CON-017). */
export const PowerField = memo(function PowerField(props: PowerFieldProps) {
  const { id, powerMax, isCustom, custom, canType, system, voltage, error, onChange } = props
  const t = useText('station-form')
  const formats = useFormats()
  const options = useMemo(() => {
    const listed = powerOptions({ system, voltage }, powerMax).map(
      ({ powerMax: value, kilowatts, isStored }) => {
        const power = `${formats.number(kilowatts)} kW`
        return { value: keyOf(value), label: isStored ? t('connector.powerStored', { power }) : power }
      },
    )
    return canType ? [...listed, { value: CUSTOM, label: t('connector.powerCustom') }] : listed
  }, [system, voltage, powerMax, canType, formats, t])
  const isTyping = canType && isCustom
  const choose = (value: string) =>
    onChange((now) => {
      const isOwn = value === CUSTOM
      const switched = changeConnector(now, id, 'isCustomPower', isOwn)
      return isOwn ? switched : changeConnector(switched, id, 'powerMax', Number(value))
    })
  return (
    <Rows>
      <Select
        label={t('connector.powerMax')}
        name={`connectors.${id}.powerMax`}
        options={options}
        value={isTyping ? CUSTOM : powerMax === undefined ? undefined : keyOf(powerMax)}
        placeholder={t('option.choose')}
        isOptional
        onChange={choose}
      />
      {isTyping && (
        <NumberField
          label={t('connector.powerMaxCustom')}
          name={`connectors.${id}.powerMaxCustom`}
          unit="kW"
          decimals={CUSTOM_POWER_DECIMALS}
          value={custom}
          error={error}
          onChange={(kilowatts) => onChange((now) => changeConnector(now, id, 'powerMaxCustom', kilowatts))}
        />
      )}
    </Rows>
  )
})
