import { z } from 'zod'
import { type Mark, markOf, sayable } from './engine/marks.ts'
import type { ReadPage } from './engine/model-question.ts'

const trait = z.object({
  trait: z.string(),
  toward: z.boolean(),
  source: z.enum(['words', 'page', 'picture']),
  number: z.int().default(0),
  quote: z.string().trim().min(1).max(200),
})
const answerShape = z.object({ traits: z.array(z.unknown()).max(200) })

const mostMarks = 40

/** Compared without regard to case and spacing, which models change. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

type Description = { words: string; pages: readonly ReadPage[] }

/** The text a quote must stand in; null for a picture, undefined for what was not shown. */
const textOf = (source: Mark['source'], number: number, { words, pages }: Description): string | null | undefined => {
  if (source === 'words') return words
  const page = pages[number - 1]
  if (source === 'picture') return page?.hasPicture ? null : undefined
  return page && [page.title, page.description, page.text].join(' ')
}

const markIn = (value: unknown, description: Description): Mark[] => {
  const { success, data } = trait.safeParse(value)
  if (!success || !sayable.has(data.trait)) return []
  const text = textOf(data.source, data.number, description)
  // An invented quote is no reason.
  if (text === undefined || (text !== null && !plain(text).includes(plain(data.quote)))) return []
  const link = data.source === 'words' ? null : data.number - 1
  return [markOf(data.trait, { toward: data.toward, source: data.source, link, quote: data.quote.slice(0, 120) })]
}

/** The marks of a model’s answer; undefined where it is none. What it names beyond the list, or quotes from nowhere, is dropped. */
export const marksOfAnswer = (answer: string, description: Description): Mark[] | undefined => {
  let value: unknown
  try {
    value = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
  const found = answerShape.safeParse(value)
  return found.data?.traits.flatMap((one) => markIn(one, description)).slice(0, mostMarks)
}
