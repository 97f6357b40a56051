import type { Language, NewsletterList, NewsletterTopic, newsletterStates } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type SubscriberTable = {
  id: Generated<number>
  list: NewsletterList
  email: string
  mailbox: string
  name: string
  language: Language
  topics: NewsletterTopic[]
  state: (typeof newsletterStates)[number]
  token: string
  promo_code: string | null
  requested_at: Date
  requested_times: Generated<number>
  confirmed_at: Date | null
  stopped_at: Date | null
}
type SuppressionTable = { mailbox: string; reason: 'unsubscribed' | 'asked' | 'bounced'; at: Date }

export type NewsletterTables = {
  'newsletter.subscriber': SubscriberTable
  'newsletter.suppression': SuppressionTable
}
export const db = tablesOf<NewsletterTables>()
export type SubscriberRow = Selectable<SubscriberTable>
