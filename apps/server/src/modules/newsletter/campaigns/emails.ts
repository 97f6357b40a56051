import type { Language } from '@porchlight/contract'
import { asWritten } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { Account } from '#modules/accounts'
import { stopPathOf } from '../emails.ts'
import type { CampaignRow, SubscriberRow } from '../tables.ts'
import { paragraphsOf, textFor } from './rules.ts'

export const linkPathOf = (token: string): string => `/newsletter/links/${token}`

type Addressed = Parameters<App['adapters']['post']['email']>[1]

const written = ({ texts }: CampaignRow, language: Language, path: string) => {
  const { subject = '', text = '', action = '' } = textFor(texts, language) ?? {}
  return {
    kind: 'newsletter_campaign',
    language,
    subject: asWritten(subject),
    heading: asWritten(subject),
    paragraphs: paragraphsOf(text),
    action: { label: asWritten(action), path },
  } satisfies Partial<Addressed>
}

export const emailReader = (
  app: App,
  ctx: WriteCtx,
  campaign: CampaignRow,
  { reader, token }: { reader: SubscriberRow; token: string },
): Promise<void> =>
  app.adapters.post.email(ctx, {
    ...written(campaign, reader.language, linkPathOf(token)),
    to: reader.email,
    accountId: null,
    fact: `newsletter.campaign:${campaign.id}:${reader.id}`,
    stopPath: stopPathOf(reader.token),
  })

/** Links directly to the page, so that staff tests aren't counted. */
export const emailTest = (
  app: App,
  ctx: WriteCtx,
  campaign: CampaignRow,
  { to, language }: { to: Account; language: Language },
): Promise<void> =>
  app.adapters.post.email(ctx, {
    ...written(campaign, language, campaign.path),
    to: to.email,
    accountId: to.id,
    fact: `newsletter.campaign.test:${campaign.id}:${language}:${ctx.now.toISOString()}`,
  })
