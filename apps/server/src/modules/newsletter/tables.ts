import type {
  CampaignState,
  CampaignText,
  Language,
  NewsletterList,
  NewsletterTopic,
  newsletterStates,
} from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
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

type CampaignTable = {
  id: Generated<number>
  list: NewsletterList
  topic: NewsletterTopic | null
  name: string
  texts: ColumnType<Partial<Record<Language, CampaignText>>, string | undefined, string>
  path: Generated<string>
  state: Generated<CampaignState>
  send_at: Date | null
  finished_at: Date | null
  created_at: Date
  created_by: number
  sent_by: number | null
}
type CampaignEmailTable = {
  id: Generated<number>
  campaign_id: number
  subscriber_id: number
  token: string
  sent_at: Date
  clicked_at: Date | null
}

export type NewsletterTables = {
  'newsletter.campaign': CampaignTable
  'newsletter.campaign_email': CampaignEmailTable
  'newsletter.subscriber': SubscriberTable
  'newsletter.suppression': SuppressionTable
}
export const db = tablesOf<NewsletterTables>()
export type CampaignRow = Selectable<CampaignTable>
export type SubscriberRow = Selectable<SubscriberTable>
