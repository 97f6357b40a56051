import type { BodyInputOf, raiseClaim } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'

export type Thing = {
  /** Row key. */
  key: string
  what: string
  amount: MoneyAmount | null
  before: readonly MediaFile[]
  after: readonly MediaFile[]
}
export type ClaimFields = { things: readonly Thing[]; text: string }

export const emptyThing = (): Thing => ({
  key: Math.random().toString(36).slice(2),
  what: '',
  amount: null,
  before: [],
  after: [],
})

type ProblemWords = Record<'missing' | 'missingAmount' | 'photoMissing' | 'photoAlone', string>

const problemsOfThing = ({ what, amount, before, after }: Thing, words: ProblemWords) => ({
  what: what.trim() === '' ? words.missing : undefined,
  amount: amount === null ? words.missingAmount : undefined,
  after: after.length === 0 ? words.photoMissing : before.length > after.length ? words.photoAlone : undefined,
})

/** What is missing or wrong, item by item; `none` if it can be sent. */
export const problemsOf = ({ things, text }: ClaimFields, words: ProblemWords) => {
  const found = {
    things: things.map((thing) => problemsOfThing(thing, words)),
    text: text.trim() === '' ? words.missing : undefined,
  }
  const none = !found.text && found.things.every((thing) => Object.values(thing).every((problem) => !problem))
  return { ...found, none }
}

/** The request body; the fields have been validated. Photos are paired in the order they were added. */
export const bodyOf = ({ things, text }: ClaimFields): BodyInputOf<typeof raiseClaim> => ({
  text,
  items: things.map(({ what, amount, before, after }) => ({
    what,
    amount: amount?.amount ?? 0,
    pairs: after.map(({ id }, index) => {
      const then = before[index]
      return { before: then ? Number(then.id) : null, after: Number(id) }
    }),
  })),
})
