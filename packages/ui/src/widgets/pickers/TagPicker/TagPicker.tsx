import { shortTagId } from '@corrente/domain/tags'
import type { PickerTag } from '@corrente/domain/users'
import { type Loadable, shownOf, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { PickField, type PickFieldProps } from '../PickField/PickField.tsx'
import { OPTION_HEIGHT } from '../PickOption.tsx'
import { TagOptionText } from '../TagOptionText.tsx'
import { WithRetry } from '../WithRetry.tsx'

/** Where the tags of a picker come from. */
export interface TagSource {
  /** What fits what is typed, as far as it was read. */
  readonly tags: Loadable<readonly PickerTag[]>
  /** How many fit in all; undefined where nobody says. */
  readonly total: number | undefined
  /** Names and e-mails could not be had: ids alone are found. */
  readonly hasNoNames: boolean
  /** What is typed; '' for nothing. */
  readonly onSearch: (query: string) => void
  /** Reads more of them. */
  readonly onEnd: () => void
  /** The field has the focus: before that nothing need be read. */
  readonly onOpen?: () => void
}

export interface TagPickerProps
  extends Pick<PickFieldProps<PickerTag>, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'disabledReason'> {
  source: TagSource
  /** The id of the tag; '' for none. */
  chosen: string
  /** undefined: the field was emptied. */
  onChoose: (tag: PickerTag | undefined) => void
  /** Shown in the empty field. Default: what can be typed. */
  placeholder?: string
}

const NONE: readonly PickerTag[] = []
const keyOf = ({ idTag }: PickerTag): string => idTag

/** A tag, found by its id, or by the name or the e-mail of whoever has it (TRX-004). */
export function TagPicker({ source, chosen, onChoose, hint, placeholder, ...field }: TagPickerProps) {
  const { tags, total, hasNoNames, onSearch, onEnd, onOpen } = source
  const t = useText('pickers')
  const personal = usePersonal()
  const textOf = ({ idTag }: Pick<PickerTag, 'idTag'>) => personal(shortTagId(idTag))
  const isFailed = shownOf(tags) === 'failed'
  return (
    <WithRetry of={tags}>
      <PickField
        {...field}
        hint={isFailed ? t('tag.failed') : hasNoNames ? t('tag.namesFailed') : hint}
        placeholder={placeholder ?? t('tag.placeholder')}
        items={tags.data ?? NONE}
        total={total}
        onEnd={onEnd}
        keyOf={keyOf}
        textOf={textOf}
        renderItem={(tag) => <TagOptionText {...tag} />}
        itemHeight={OPTION_HEIGHT}
        chosen={chosen}
        chosenText={chosen === '' ? '' : textOf({ idTag: chosen })}
        onChoose={onChoose}
        search={null}
        onSearch={onSearch}
        onOpen={onOpen}
        // Before the field has the focus nothing is read, and nothing is on its way.
        isLoading={tags.state === 'loading' || tags.state === 'refreshing'}
      />
    </WithRetry>
  )
}
