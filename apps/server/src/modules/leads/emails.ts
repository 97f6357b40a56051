import type { Language, LeadKind } from '@porchlight/contract'
import { render } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { quotedText } from '#kernel/quoted-text'
import type { WriteCtx } from '#kernel/work'
import { staffAccounts } from '#modules/accounts'
import { splitName } from './rules.ts'
import type { LeadRow } from './tables.ts'

const topics: Readonly<Record<LeadKind, 'owner' | 'guest' | 'buyer' | 'partner' | 'career' | 'other'>> = {
  owner: 'owner',
  analysis: 'owner',
  guest: 'guest',
  buyer: 'buyer',
  partner: 'partner',
  career: 'career',
  contact: 'other',
  quiz: 'guest',
  newsletter: 'other',
}

/** Confirms an inquiry right away, in the language it was written in. */
export const confirmInquiry = (app: App, ctx: WriteCtx, lead: LeadRow): Promise<void> => {
  const { name: company, contactPhone } = siteOf(app)
  const say = (code: Parameters<typeof render>[1]['code'], params: Record<string, string> = {}) =>
    render(lead.language, { code, params })
  return app.adapters.post.email(ctx, {
    to: lead.email,
    accountId: lead.account_id,
    fact: `lead:${lead.id}`,
    kind: 'lead_reply',
    subject: say('lead.reply.subject', { company }),
    heading: say('lead.reply.heading', { name: splitName(lead.name).firstName }),
    paragraphs: [say('lead.reply.text', { topic: topics[lead.kind] }), say('lead.reply.call', { phone: contactPhone })],
    facts: [{ label: say('lead.reply.number'), value: `L-${lead.id}` }],
  })
}

/** The team hears of a lead it should answer. */
export const notifyTeam = async (app: App, ctx: WriteCtx, lead: LeadRow): Promise<void> => {
  const message = lead.answers.filter(({ key }) => key === 'message').flatMap(({ values }) => values)
  for (const person of await staffAccounts(ctx))
    if (person.permissions.includes('people'))
      await app.adapters.post.email(ctx, {
        to: person.email,
        accountId: person.id,
        fact: `lead.created:${lead.id}:${person.id}`,
        kind: 'lead',
        subject: `New inquiry from ${lead.name}`,
        heading: `New inquiry from ${lead.name}`,
        paragraphs: quotedText(message.join('\n')),
        facts: [
          { label: 'Type', value: lead.kind },
          { label: 'Source', value: lead.source },
          { label: 'Score', value: String(lead.score) },
        ],
        action: { label: 'Open the lead', path: `/staff/leads/${lead.id}` },
      })
}

/** An email the team writes to a lead. */
export const emailLead = (
  app: App,
  ctx: WriteCtx,
  lead: LeadRow,
  { subject, text, entryId }: { subject: string; text: string; entryId: number },
): Promise<void> =>
  app.adapters.post.email(ctx, {
    to: lead.email,
    accountId: lead.account_id,
    fact: `lead.email:${entryId}`,
    kind: 'lead_email',
    subject,
    heading: subject,
    paragraphs: text.split(/\s*\n\s*/).filter(Boolean),
  })

/** A new account is opened with a password nobody knows: its owner chooses their own. */
export const inviteToAccount = (app: App, ctx: WriteCtx, lead: LeadRow, accountId: number): Promise<void> => {
  const say = (code: Parameters<typeof render>[1]['code'], params: Record<string, string> = {}) =>
    render(lead.language as Language, { code, params })
  const { name: company } = siteOf(app)
  return app.adapters.post.email(ctx, {
    to: lead.email,
    accountId,
    fact: `lead.converted:${lead.id}`,
    kind: 'lead_account',
    subject: say('lead.account.subject', { company }),
    heading: say('lead.account.heading', { name: splitName(lead.name).firstName }),
    paragraphs: [say('lead.account.text', { email: lead.email })],
    action: { label: say('lead.account.action'), path: '/account' },
  })
}
