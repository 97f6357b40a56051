import { fullName, type LeadKind } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { quotedText } from '#kernel/quoted-text'
import type { WriteCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
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
export const confirmInquiry = async (app: App, ctx: WriteCtx, lead: LeadRow): Promise<void> => {
  const { name: company, contactPhone } = siteOf(app)
  const contact =
    lead.kind === 'owner' && lead.assignee_id !== null ? await accountById(ctx, lead.assignee_id) : undefined
  return app.adapters.post.email(ctx, {
    to: lead.email,
    accountId: lead.account_id,
    fact: `lead:${lead.id}`,
    kind: 'lead_reply',
    language: lead.language,
    subject: said('lead.reply.subject', { company }),
    heading: said('lead.reply.heading', { name: splitName(lead.name).firstName }),
    paragraphs: [
      said('lead.reply.text', { topic: topics[lead.kind] }),
      ...(contact ? [said('lead.reply.contact', { name: fullName(contact) })] : []),
      said('lead.reply.call', { phone: contactPhone }),
    ],
    facts: [{ label: said('lead.reply.number'), value: `L-${lead.id}` }],
  })
}

/** Notifies the team about a lead it should answer. */
export const notifyTeam = async (app: App, ctx: WriteCtx, lead: LeadRow): Promise<void> => {
  const message = lead.answers.filter(({ key }) => key === 'message').flatMap(({ values }) => values)
  for (const person of await staffAccounts(ctx))
    if (person.permissions.includes('people'))
      await app.adapters.post.email(ctx, {
        to: person.email,
        accountId: person.id,
        fact: `lead.created:${lead.id}:${person.id}`,
        kind: 'lead',
        subject: said('lead.team.subject', { name: lead.name }),
        heading: said('lead.team.subject', { name: lead.name }),
        paragraphs: quotedText(message.join('\n')),
        facts: [
          { label: said('lead.team.label.kind'), value: said('lead.team.kind', { kind: lead.kind }) },
          { label: said('lead.team.label.source'), value: lead.source },
          { label: said('lead.team.label.score'), value: String(lead.score) },
        ],
        action: { label: said('lead.team.action'), path: `/staff/leads/${lead.id}` },
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
    subject: asWritten(subject),
    heading: asWritten(subject),
    paragraphs: text.split(/\s*\n\s*/).filter(Boolean),
  })

/** Invites a person to a new account, which has a random password until they choose their own. */
export const inviteToAccount = (app: App, ctx: WriteCtx, lead: LeadRow, accountId: number): Promise<void> => {
  const { name: company } = siteOf(app)
  return app.adapters.post.email(ctx, {
    to: lead.email,
    accountId,
    fact: `lead.converted:${lead.id}`,
    kind: 'lead_account',
    language: lead.language,
    subject: said('lead.account.subject', { company }),
    heading: said('lead.account.heading', { name: splitName(lead.name).firstName }),
    paragraphs: [said('lead.account.text', { email: lead.email })],
    action: { label: said('lead.account.action'), path: '/account' },
  })
}
