import type { OperationStation } from '@corrente/domain/operations'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { unofferedOf } from '../StationPicker/stationItems.ts'
import type { CommandFormProps } from './CommandForm.tsx'

type NotOfferedProps = Pick<CommandFormProps, 'protocol' | 'stationOf' | 'selected' | 'onSelect'> & {
  readonly stations: readonly OperationStation[]
}

/** Chosen stations that this command does not reach, and why: a link or a list named them, the server did not. */
export function NotOffered({ protocol, stationOf, selected, onSelect, stations }: NotOfferedProps) {
  const t = useText('operations')
  const { otherVersion, unknown } = unofferedOf(selected, stations, protocol, stationOf)
  const out = new Set([...otherVersion, ...unknown])
  if (out.size === 0) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={() => onSelect(selected.filter((id) => !out.has(id)))}>
          {t('pick.dropUnoffered', { count: out.size })}
        </Button>
      }
    >
      {[
        otherVersion.length > 0 && t('pick.otherVersion', { count: otherVersion.length }),
        unknown.length > 0 && t('pick.notOffered', { count: unknown.length }),
        t('pick.notOfferedDetail'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  )
}
