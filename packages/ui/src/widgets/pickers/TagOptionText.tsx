import { shortTagId } from '@corrente/domain/tags'
import type { PickerTag } from '@corrente/domain/users'
import { usePersonal } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { PickOption } from './PickOption.tsx'

/** A tag among the options of a picker: its id, cut at 25 characters (AST-029), and whose it is. */
export function TagOptionText({ idTag, userName, userEmail, isFree }: PickerTag) {
  const t = useText('pickers')
  const personal = usePersonal()
  return (
    <PickOption
      name={personal(shortTagId(idTag))}
      notes={[
        userName ?? t('tag.nobody'),
        userEmail && personal(userEmail),
        isFree === true ? t('tag.free') : undefined,
      ]}
    />
  )
}
