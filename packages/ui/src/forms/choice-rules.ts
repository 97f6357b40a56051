/** One thing to choose (account spec section 3). `data.color`, a six-digit hex value, is drawn beside it. */
export type ChoiceOption = {
  value: string
  label: string
  /** Of the record it stands for, where its value is something else. */
  id?: string | number | undefined
  detail?: string | undefined
  data?: { color?: string | undefined } | undefined
  disabled?: boolean | undefined
}

/** More options than this and a search box stands above them. */
const searchAbove = 16

/** A long list, or one whose owner asks for it, can be searched. */
export const hasSearch = (options: number, forced = false): boolean => forced || options > searchAbove

/** Letters that are no plain letter with a mark. */
const barred: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** For comparing what people type: case, accents, barred letters and doubled spaces do not count. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[łøđıßæœþ]/g, (letter) => barred[letter] ?? letter)

/** The options in which the text occurs, those that begin with it first. */
export const matching = <Option extends ChoiceOption>(options: readonly Option[], text: string): readonly Option[] => {
  const wanted = plainText(text)
  if (wanted === '') return options
  const begins = options.filter((option) => plainText(option.label).startsWith(wanted))
  return [
    ...begins,
    ...options.filter((option) => plainText(option.label).includes(wanted) && !begins.includes(option)),
  ]
}

/** The option that bears exactly this label, as people type it. */
export const named = <Option extends ChoiceOption>(options: readonly Option[], text: string): Option | undefined =>
  options.find((option) => plainText(option.label) === plainText(text))

/** Values in the order of the options; those that no option has stay, at the end. */
const inOrder = (options: readonly ChoiceOption[], values: ReadonlySet<string>): string[] => {
  const known = options.map(({ value }) => value)
  return [...known.filter((value) => values.has(value)), ...[...values].filter((value) => !known.includes(value))]
}

/** Chosen values after the shown options are taken as a whole; those that cannot be chosen are left alone. */
export const withAll = (
  options: readonly ChoiceOption[],
  shown: readonly ChoiceOption[],
  value: readonly string[],
): string[] => inOrder(options, new Set([...value, ...shown.filter((one) => !one.disabled).map((one) => one.value)]))

/** Chosen values after the shown options get these chosen among them; what is not shown keeps its state. */
export const withShown = (
  options: readonly ChoiceOption[],
  shown: readonly ChoiceOption[],
  value: readonly string[],
  chosen: ReadonlySet<string>,
): string[] => {
  const seen = new Set(shown.map((one) => one.value))
  return inOrder(options, new Set([...value.filter((one) => !seen.has(one)), ...chosen]))
}

/** Chosen values after everything that can be given up is; a disabled one stays as it is. */
export const withNone = (options: readonly ChoiceOption[], value: readonly string[]): string[] =>
  value.filter((one) => options.some((option) => option.value === one && option.disabled))
