import type { Fact, Item } from './email.ts'
import type { NoticeKind } from './engine/kinds.ts'
import type { Occasion, PlainOccasion, RecipientDetails, StayDetails, StayOccasion } from './occasions.ts'

/** What a message says: `brief` in the product, in a push and in a text message, the rest in the email. */
export type MessageContent = {
  subject: string
  brief: string
  heading: string
  paragraphs: readonly string[]
  action: string
  /** Things that are notified of one by one, each with its page. */
  items?: readonly Item[]
  /** What is said below them. */
  closing?: readonly string[]
  facts?: readonly Fact[]
}
type About<Kind> = Kind extends StayOccasion['kind']
  ? StayDetails
  : Kind extends PlainOccasion['kind']
    ? RecipientDetails
    : never
type Writer<Kind extends NoticeKind> = (about: About<Kind>, what: Extract<Occasion, { kind: Kind }>) => MessageContent

/** Who words messages of these kinds. */
export type MessageWriters<Kinds extends NoticeKind> = { [Kind in Kinds]: Writer<Kind> }
