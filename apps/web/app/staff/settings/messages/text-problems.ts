import { languages, type MessageTexts, unknownFields } from '@porchlight/contract'

export type TextWords = { required: string; unknownField: (values: { field: string }) => string }

/** What a named text in several languages lacks: its name, its English text, and the fields it uses that don't exist. */
export const textProblems = ({ name, texts }: { name: string; texts: MessageTexts }, words: TextWords) => {
  const found: Record<string, string> = {}
  if (name.trim() === '') found.name = words.required
  if (texts.en.trim() === '') found['texts.en'] = words.required
  for (const language of languages) {
    const [field] = unknownFields(texts[language])
    if (field !== undefined) found[`texts.${language}`] = words.unknownField({ field: `{${field}}` })
  }
  return found
}
