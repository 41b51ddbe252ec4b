import type { FormErrors } from '@corrente/domain/forms'
import { useMemo } from 'react'
import { type MessageKey, useText } from '../../messages/index.ts'

type WordOf<Key> = Key extends `error.${infer Word}` ? Word : never
/** A key that a form may say: the error words of all forms stand in one catalogue. */
export type FormWord = WordOf<MessageKey<'forms'>>

/** The words of each error of a form, by path; the same object as long as the errors are. */
export function useFormWords<Path extends string>(
  errors: FormErrors<Path, FormWord>,
): Readonly<Partial<Record<Path, string>>> {
  const t = useText('forms')
  return useMemo(() => {
    const found = Object.entries<FormErrors<Path, FormWord>[Path]>(errors).flatMap(([path, error]) =>
      error ? [[path, t(`error.${error.key}`, error.values)] as const] : [],
    )
    return Object.fromEntries(found) as Partial<Record<Path, string>> // the paths of the errors
  }, [errors, t])
}
