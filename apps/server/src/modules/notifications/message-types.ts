import type { Said } from '@porchlight/wording'
import type { NoticeKind } from './engine/kinds.ts'
import type { Occasion, PlainOccasion, RecipientDetails, StayDetails, StayOccasion } from './occasions.ts'

/** A text rendered for its reader; a string already is one. */
export type Text = Said | string

/** The content of a message: `brief` in the product, in a push, and in a text message, the rest in the email. */
export type MessageContent = {
  subject: Text
  brief: Text
  heading: Text
  paragraphs: readonly Text[]
  action: Text
  /** Items listed one by one, each with its page. */
  items?: readonly { title: Text; text: Text; href: string }[]
  /** Text below the items. */
  closing?: readonly Text[]
  facts?: readonly { label: Text; value: Text }[]
}
type About<Kind> = Kind extends StayOccasion['kind']
  ? StayDetails
  : Kind extends PlainOccasion['kind']
    ? RecipientDetails
    : never
type Writer<Kind extends NoticeKind> = (about: About<Kind>, what: Extract<Occasion, { kind: Kind }>) => MessageContent

/** The functions that compose messages of these kinds. */
export type MessageWriters<Kinds extends NoticeKind> = { [Kind in Kinds]: Writer<Kind> }
