import {
  type ContentBlock,
  type ContentDraft,
  type ContentState,
  type ContentText,
  type Language,
  languageFor,
  languages,
  textsOfBlock,
} from '@porchlight/contract'

const wordsPerMinute = 220

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Minutes it takes to read a body; at least one. */
export const minutesOf = (body: readonly ContentBlock[]): number =>
  Math.max(1, Math.round(body.flatMap(textsOfBlock).reduce((sum, text) => sum + wordsIn(text), 0) / wordsPerMinute))

export const languagesOfDraft = ({ texts }: Pick<ContentDraft, 'texts'>): Language[] =>
  languages.filter((language) => texts[language] !== undefined)

/** The text a reader gets: their language, else English, else the first available. */
export const textFor = <Text>(
  texts: Partial<Record<Language, Text>>,
  wanted: Language | undefined,
): { language: Language; text: Text } => {
  const available = languages.filter((language) => texts[language] !== undefined)
  const language = languageFor(available, wanted)
  if (language === undefined) throw new Error('a document without a text')
  return { language, text: texts[language] as Text }
}

const everyText = ({ title, summary, body }: ContentText): string[] => [title, summary, ...body.flatMap(textsOfBlock)]

/** All the words a version contains in any language, for search. */
export const wordsOf = ({ texts, tags }: ContentDraft): string =>
  [...Object.values(texts).flatMap((text) => (text ? everyText(text) : [])), ...tags].join('\n')

type Publication = { archived: boolean; published: number | null; publish_at: Date | null }

export const stateOf = ({ archived, published, publish_at }: Publication): ContentState => {
  if (archived) return 'archived'
  if (published !== null) return 'published'
  return publish_at === null ? 'draft' : 'scheduled'
}
