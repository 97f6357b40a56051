import {
  addLead,
  addLeadTask,
  changeLead,
  convertLead,
  eraseLead,
  isLanguage,
  leadById,
  leadReport,
  leadsOfStaff,
  logLead,
  sendInquiry,
  setLeadTask,
} from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#http/actor'
import { languageHeader } from '#http/reader-language'
import { arrivalsOf } from '#http/referral-cookie'
import { type Route, route } from '#http/route'
import { addTask, erase, markTask, updateLead } from './commands.ts'
import { convert } from './convert.ts'
import { createLead } from './intake.ts'
import { addEntry, logActivity } from './log.ts'
import { pageOfLeads, reportBySource, sourcesInUse } from './queries.ts'
import { leadCards, leadView, teamView } from './views.ts'

/** What a public form's request says about its sender. */
export const senderOf = (request: FastifyRequest, actor: Actor) => {
  const said = request.headers[languageHeader]
  const language = typeof said === 'string' && isLanguage(said) ? said : (request.cookies.language ?? 'en')
  return {
    language,
    arrivals: arrivalsOf(request),
    accountId: actor.kind === 'person' ? actor.accountId : null,
  }
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

export const routes: readonly Route[] = [
  route(
    sendInquiry,
    async ({ app, actor, body: { name, email, phone, ...rest }, request, write }) =>
      write(async (ctx) => {
        await createLead(app, ctx, { ...rest, ...senderOf(request, actor), person: { name, email, phone } })
        return { received: true as const }
      }),
    { allowance: { perMinute: 6 } },
  ),

  route(leadsOfStaff, ({ actor, query, read }) =>
    read(async (ctx) => {
      const { total, rows, stages } = await pageOfLeads(ctx, { ...query, me: actor.accountId })
      return {
        total,
        currentPage: query.page,
        numberPages: Math.max(1, Math.ceil(total / query.perPage)),
        leads: await leadCards(ctx, rows),
        stages,
        sources: await sourcesInUse(ctx),
      }
    }),
  ),

  route(leadById, ({ params, read }) =>
    read(async (ctx) => ({ lead: await leadView(ctx, params.id), team: await teamView(ctx) })),
  ),

  route(addLead, ({ app, actor, body: { name, email, phone, note, ...rest }, write }) =>
    write(async (ctx) => {
      const lead = await createLead(app, ctx, { ...rest, person: { name, email, phone }, by: actor.accountId })
      if (note) await addEntry(ctx, lead.id, 'note', { text: note }, actor.accountId)
      return { id: lead.id }
    }),
  ),

  route(changeLead, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await updateLead(ctx, params.id, body, actor.accountId)
      return { lead: await leadView(ctx, params.id) }
    }),
  ),

  route(logLead, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await logActivity(app, ctx, params.id, body, actor.accountId)
      return { lead: await leadView(ctx, params.id) }
    }),
  ),

  route(addLeadTask, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await addTask(ctx, params.id, body, actor.accountId)
      return { lead: await leadView(ctx, params.id) }
    }),
  ),

  route(setLeadTask, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await markTask(ctx, { leadId: params.id, taskId: params.taskId, done: body.done, by: actor.accountId })
      return { lead: await leadView(ctx, params.id) }
    }),
  ),

  route(convertLead, async ({ app, actor, params, body, read }) => {
    await convert(app, params.id, body.to, actor.accountId)
    return { lead: await read((ctx) => leadView(ctx, params.id)) }
  }),

  route(eraseLead, ({ params, write }) =>
    write(async (ctx) => {
      await leadView(ctx, params.id)
      await erase(ctx, [params.id])
      return { lead: await leadView(ctx, params.id) }
    }),
  ),

  route(leadReport, ({ query, read }) =>
    read(async (ctx) => {
      const to = query.to ?? ctx.today
      const from = query.from ?? daysBefore(to, 90)
      return { from, to, rows: await reportBySource(ctx, { from, to }) }
    }),
  ),
]
