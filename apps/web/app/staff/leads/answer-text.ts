import type { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type InquiryWords = WordsOf<typeof inquiryWords>

const spelledOut = (key: string): string => {
  const text = key.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The label of a form field; a field without its own label is spelled out. */
export const answerLabel = ({ fields }: InquiryWords, key: string): string =>
  (fields as Readonly<Record<string, string>>)[key] ?? spelledOut(key)

/** The selected or entered answer: known choices and `levels` by their labels. */
export const answerText = (
  { choices }: InquiryWords,
  values: readonly string[],
  levels: Readonly<Record<string, string>> = {},
): string =>
  values.map((value) => levels[value] ?? (choices as Readonly<Record<string, string>>)[value] ?? value).join(', ')
