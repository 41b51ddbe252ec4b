/** The options, with what stands in the form as one more where it is none of them: raw words stay raw, and stay. */
export function withRaw<Option extends { readonly value: string }>(
  options: readonly Option[],
  value: string,
  rawOption: (value: string) => Option,
): readonly Option[] {
  return value === '' || options.some((each) => each.value === value)
    ? options
    : [...options, rawOption(value)]
}

/** A key as an option's value; '' for none. */
export function keyOf(pk: number | undefined): string {
  return pk === undefined ? '' : String(pk)
}

/** The number in an option's value; undefined for ''. */
export function numberOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value)
}
