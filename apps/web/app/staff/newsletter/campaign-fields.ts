import { type Campaign, type CampaignText, type Language, languages, type NewsletterTopic } from '@porchlight/contract'
import type { FieldProblems } from '#app/lib/form.ts'

export type CampaignFields = {
  name: string
  list: Campaign['list']
  /** Empty means every topic. */
  topic: NewsletterTopic | ''
  path: string
  texts: Record<Language, CampaignText>
}

const noText: CampaignText = { subject: '', text: '', action: '' }

export const campaignFields = ({ name, list, topic, path, texts }: Campaign): CampaignFields => ({
  name,
  list,
  topic: topic ?? '',
  path,
  texts: {
    en: texts.en ?? noText,
    es: texts.es ?? noText,
    fr: texts.fr ?? noText,
    de: texts.de ?? noText,
  },
})

const parts = ['subject', 'text', 'action'] as const

const isEmpty = (text: CampaignText): boolean => parts.every((part) => text[part].trim() === '')

/** The request body: languages without text are left out. */
export const campaignOf = ({ topic, texts, ...fields }: CampaignFields) => ({
  ...fields,
  topic: topic === '' ? null : topic,
  texts: Object.fromEntries(languages.flatMap((one) => (isEmpty(texts[one]) ? [] : [[one, texts[one]]]))) as Partial<
    Record<Language, CampaignText>
  >,
})

type Words = { required: string; pathWrong: string; incomplete: string }

export const campaignProblems = (
  { name, path, texts }: CampaignFields,
  words: Words,
): FieldProblems<CampaignFields> => {
  const problems: FieldProblems<CampaignFields> = {}
  if (name.trim() === '') problems.name = words.required
  if (!/^\/(?![/\\])[\x21-\x7E]*$/.test(path.trim())) problems.path = words.pathWrong
  for (const language of languages.filter((one) => !isEmpty(texts[one])))
    for (const part of parts)
      if (texts[language][part].trim() === '') problems[`texts.${language}.${part}`] = words.incomplete
  return problems
}
