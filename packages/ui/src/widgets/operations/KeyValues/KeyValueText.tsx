import { coveredValue, type KeyValue } from '@corrente/domain/operations'
import { useText } from '../../../messages/index.ts'
import { CoveredText } from '../../../primitives/index.ts'

/** The value of a configuration key; a secret is kept back until it is pressed. */
export function SecretValue({ name, value }: { name: string; value: string }) {
  const covered = coveredValue(name, value)
  return covered === value ? value : <CoveredText covered={covered}>{value}</CoveredText>
}

/** What a station gave for a key, in words where it is no value. @param name - of the key */
export function KeyValueText({ name, value }: { name: string; value: KeyValue }) {
  const t = useText('operations')
  switch (value.kind) {
    case 'value':
      return <SecretValue name={name} value={value.value} />
    case 'empty':
      return t('keys.noValue')
    case 'absent':
      return t('keys.notReturned')
    case 'unknown':
      return t('keys.unknown')
  }
}
