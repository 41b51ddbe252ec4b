import { COMMAND_FORM } from '@corrente/domain/operations'
import { DateTimeField, NumberField, Switch, TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import type { ParameterProps } from './parameterProps.ts'

/** Where a file comes from or goes to, how often it is tried, and when (OPS-034 to OPS-038). */
export function FileFields({ command, values, set, words }: ParameterProps) {
  const t = useText('operations')
  const isFirmware = command === 'updateFirmware'
  return (
    <>
      {/* The same three fields: the colour says which of the two it is. */}
      <Banner tone={isFirmware ? 'warning' : 'info'}>
        {t(isFirmware ? 'field.noteFirmware' : 'field.noteDiagnostics')}
      </Banner>
      <TextField
        name="location"
        label={t(isFirmware ? 'field.location.updateFirmware' : 'field.location.getDiagnostics')}
        hint={t('field.locationHint')}
        value={values.location}
        limit={COMMAND_FORM.fields.location.limit}
        onChange={(location) => set('location', location)}
        error={words.location}
        autoComplete="off"
        spellCheck={false}
      />
      <NumberField
        name="retries"
        label={t('field.retries')}
        min={1}
        limit={4}
        value={values.retries}
        onChange={(retries) => set('retries', retries)}
        error={words.retries}
      />
      <NumberField
        name="retryInterval"
        label={t('field.retryInterval')}
        unit={t('field.seconds')}
        min={1}
        limit={6}
        value={values.retryInterval}
        onChange={(retryInterval) => set('retryInterval', retryInterval)}
        error={words.retryInterval}
      />
      {isFirmware ? (
        <>
          <Switch
            name="isNow"
            label={t('field.isNow')}
            isOn={values.isNow}
            onChange={(isNow) => set('isNow', isNow)}
          />
          {!values.isNow && (
            <DateTimeField
              label={t('field.retrieve')}
              hint={t('field.utc')}
              value={values.retrieve}
              onChange={(retrieve) => set('retrieve', retrieve)}
              error={words.retrieve}
            />
          )}
        </>
      ) : (
        (['start', 'stop'] as const).map((path) => (
          <DateTimeField
            key={path}
            label={t(`field.${path}`)}
            hint={t('field.utc')}
            isOptional
            value={values[path]}
            onChange={(at) => set(path, at)}
            error={words[path]}
          />
        ))
      )}
    </>
  )
}
