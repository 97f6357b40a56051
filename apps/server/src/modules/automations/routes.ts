import {
  addMessageTemplate,
  addScheduledRule,
  deleteMessageTemplate,
  fillFields,
  leaveOutHome,
  messageAutomations,
  previewScheduledRule,
  saveMessageTemplate,
  saveScheduledRule,
  scheduledMessagesOfHome,
  scheduledMessagesOfStay,
  sendScheduledMessage,
  skipScheduledMessage,
  templatesForConversation,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { bookingById, bookingsNumbered } from '#modules/bookings'
import { conversationById } from '#modules/conversations'
import { briefHomesInSearch, homeById, homeGroups } from '#modules/homes'
import { deleteTemplate, saveRule, saveTemplate } from './commands.ts'
import { leaveHomeOut, messagesOfHome } from './home-messages.ts'
import { ruleRows, ruleView, templates } from './queries.ts'
import { messagesOfStay, previewOf, sendAgain, sendNow, skipForStay } from './send-messages.ts'
import { fieldsOf, languageOf, textFor } from './stay.ts'

const desk = async (ctx: ReadCtx) => ({
  templates: await templates(ctx),
  rules: (await ruleRows(ctx)).map(ruleView),
  homes: (await briefHomesInSearch(ctx)).map(({ id, name, townName }) => ({ id, name, town: townName })),
  groups: (await homeGroups(ctx)).map(({ id, kind, name }) => ({ id, kind, name })),
})

export const routes: readonly Route[] = [
  route(messageAutomations, ({ read }) => read(desk)),

  route(addMessageTemplate, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveTemplate(ctx, null, body, actor.accountId)
      return desk(ctx)
    }),
  ),

  route(saveMessageTemplate, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await saveTemplate(ctx, params.messageTemplateId, body, actor.accountId)
      return desk(ctx)
    }),
  ),

  route(deleteMessageTemplate, ({ params, write }) =>
    write(async (ctx) => {
      await deleteTemplate(ctx, params.messageTemplateId)
      return desk(ctx)
    }),
  ),

  route(templatesForConversation, ({ app, params, read }) =>
    read(async (ctx) => {
      const { person_id, booking_id } = await conversationById(ctx, params.id)
      const person = await accountById(ctx, person_id)
      const language = languageOf(person?.language)
      const fields =
        booking_id === null
          ? { guest_first_name: person?.firstName ?? '', company: siteOf(app).name }
          : await fieldsOf(app, ctx, await bookingById(ctx, booking_id), language)
      return {
        language,
        templates: (await templates(ctx)).map(({ id, name, texts }) => ({
          id,
          name,
          ...fillFields(textFor(texts, language), fields),
        })),
      }
    }),
  ),

  route(addScheduledRule, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveRule(ctx, null, body, actor.accountId)
      return desk(ctx)
    }),
  ),

  route(saveScheduledRule, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await saveRule(ctx, params.ruleId, body, actor.accountId)
      return desk(ctx)
    }),
  ),

  route(previewScheduledRule, ({ app, body: { bookingNumber, ...rule }, read }) =>
    read(async (ctx) => {
      const [id] = await bookingsNumbered(ctx, bookingNumber)
      if (id === undefined) throw notFound('This booking')
      return { preview: await previewOf(app, ctx, { id: 1, version: '', ...rule }, await bookingById(ctx, id)) }
    }),
  ),

  route(scheduledMessagesOfStay, ({ app, params, read }) =>
    read(async (ctx) => ({ messages: await messagesOfStay(app, ctx, params.id) })),
  ),

  route(scheduledMessagesOfHome, ({ params, read }) =>
    read(async (ctx) => messagesOfHome(ctx, (await homeById(ctx, params.id)).id)),
  ),

  route(leaveOutHome, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await homeById(ctx, params.id)
      await leaveHomeOut(ctx, { ruleId: params.ruleId, homeId: id, leaveOut: body.leaveOut }, actor.accountId)
      return messagesOfHome(ctx, id)
    }),
  ),

  route(skipScheduledMessage, ({ app, params, body, write }) =>
    write(async (ctx) => {
      await skipForStay(ctx, params.ruleId, params.id, body.skip)
      return { messages: await messagesOfStay(app, ctx, params.id) }
    }),
  ),

  route(sendScheduledMessage, ({ app, params, body, write }) =>
    write(async (ctx) => {
      const send = body.again ? sendAgain : sendNow
      await send(app, ctx, params.ruleId, params.id)
      return { messages: await messagesOfStay(app, ctx, params.id) }
    }),
  ),
]
