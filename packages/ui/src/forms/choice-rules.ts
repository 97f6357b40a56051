/** One option (account spec section 3). `data.color`, a six-digit hex value, is shown next to it. */
export type ChoiceOption = {
  value: string
  label: string
  /** The id of its record, if its value is something else. */
  id?: string | number | undefined
  detail?: string | undefined
  data?: { color?: string | undefined } | undefined
  disabled?: boolean | undefined
}

/** Above this number of options, a search box is shown. */
const searchAbove = 16

/** A long list, or one that requires it, can be searched. */
export const hasSearch = (options: number, forced = false): boolean => forced || options > searchAbove

/** Letters that aren't a plain letter with a diacritic. */
const barred: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** For comparing typed text: ignores case, accents, barred letters, and double spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[łøđıßæœþ]/g, (letter) => barred[letter] ?? letter)

/** The options that contain the text, those that start with it first. */
export const matching = <Option extends ChoiceOption>(options: readonly Option[], text: string): readonly Option[] => {
  const wanted = plainText(text)
  if (wanted === '') return options
  const begins = options.filter((option) => plainText(option.label).startsWith(wanted))
  return [
    ...begins,
    ...options.filter((option) => plainText(option.label).includes(wanted) && !begins.includes(option)),
  ]
}

/** The option with exactly this label, as people type it. */
export const named = <Option extends ChoiceOption>(options: readonly Option[], text: string): Option | undefined =>
  options.find((option) => plainText(option.label) === plainText(text))

/** Values in the order of the options; those without an option stay, at the end. */
const inOrder = (options: readonly ChoiceOption[], values: ReadonlySet<string>): string[] => {
  const known = options.map(({ value }) => value)
  return [...known.filter((value) => values.has(value)), ...[...values].filter((value) => !known.includes(value))]
}

/** The selected values after all visible options are selected; disabled ones stay unchanged. */
export const withAll = (
  options: readonly ChoiceOption[],
  shown: readonly ChoiceOption[],
  value: readonly string[],
): string[] => inOrder(options, new Set([...value, ...shown.filter((one) => !one.disabled).map((one) => one.value)]))

/** The selected values after the visible options get this selection; hidden ones keep their state. */
export const withShown = (
  options: readonly ChoiceOption[],
  shown: readonly ChoiceOption[],
  value: readonly string[],
  chosen: ReadonlySet<string>,
): string[] => {
  const seen = new Set(shown.map((one) => one.value))
  return inOrder(options, new Set([...value.filter((one) => !seen.has(one)), ...chosen]))
}

/** The selected values after everything that can be cleared is; disabled options stay unchanged. */
export const withNone = (options: readonly ChoiceOption[], value: readonly string[]): string[] =>
  value.filter((one) => options.some((option) => option.value === one && option.disabled))
