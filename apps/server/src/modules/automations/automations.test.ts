import {
  addMessageTemplate,
  addScheduledRule,
  type BodyOf,
  changeHomeGroup,
  type GroupChangeInput,
  leaveOutHome,
  messageAutomations,
  previewScheduledRule,
  saveMessageTemplate,
  saveScheduledRule,
  scheduledMessagesOfHome,
  scheduledMessagesOfStay,
  sendScheduledMessage,
  skipScheduledMessage,
  staffConversationOfStay,
  templatesForConversation,
  writeToGuest,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { planChangedRules, sendDue } from './send-messages.ts'

const t = sceneApp()
let owner: Caller & { accountId: number }
let staff: Caller & { accountId: number }
let homeId: number

const rule: BodyOf<typeof addScheduledRule> = {
  name: 'Before arrival',
  event: 'check_in',
  days: -3,
  time: '12:00',
  late: 'skip',
  conditions: {
    minNights: null,
    maxNights: null,
    homeIds: [],
    groupIds: [],
    exceptHomeIds: [],
    exceptGroupIds: [],
    languages: [],
    guestTag: null,
    brandId: null,
    season: null,
  },
  texts: { en: 'Hello {guest_first_name}, {home} awaits you on {check_in_date}.', es: '', fr: '', de: '' },
  paused: false,
}

const add = async (changes: Partial<typeof rule> = {}) => {
  const body = { ...rule, conditions: { ...rule.conditions, homeIds: [homeId] }, ...changes }
  const { rules } = await good(staff.call(addScheduledRule, { body }))
  const id = Math.max(...rules.map((one) => one.id))
  return { id, body }
}
const ofStay = async (id: number, ruleId: number) =>
  (await good(staff.call(scheduledMessagesOfStay, { params: { id } }))).messages.find((one) => one.ruleId === ruleId)
const texts = async (id: number) =>
  (await good(staff.call(staffConversationOfStay, { params: { id }, query: {} }))).conversation.messages

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

describe('a scheduled message for some homes', () => {
  const inGroup = async () => {
    const change: GroupChangeInput = {
      kind: 'create',
      group: 'tag',
      name: `Tag ${homeId}`,
      area: null,
      homes: [homeId],
    }
    const reason = 'Homes with a boardwalk'
    return (await good(staff.call(changeHomeGroup, { body: { change, reason } }))).group
  }
  const limited = (changes: Partial<typeof rule.conditions>) => add({ conditions: { ...rule.conditions, ...changes } })
  const ofHome = async (ruleId: number) =>
    (await good(staff.call(scheduledMessagesOfHome, { params: { id: homeId } }))).messages.find(
      (one) => one.ruleId === ruleId,
    )

  it('goes to homes in a group, says so, and stops once the home has left it', async () => {
    const group = await inGroup()
    const { id } = await limited({ groupIds: [group] })
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    await t.drain()
    expect(await ofStay(stay.id, id)).toMatchObject({ state: 'planned' })
    expect(await ofHome(id)).toMatchObject({ from: 'group', group: `Tag ${homeId}`, leftOutBy: null })
    const change = { kind: 'archive', group } as const
    await good(staff.call(changeHomeGroup, { body: { change, reason: 'Boardwalk is gone' } }))
    await t.drain()
    await planChangedRules(t.app)
    expect(await ofStay(stay.id, id)).toMatchObject({ state: 'skipped', skippedBecause: 'conditions' })
    expect(await ofHome(id)).toBeUndefined()
  })

  it('leaves out a group of homes, or one home, which can be included again', async () => {
    const group = await inGroup()
    const byGroup = await limited({ homeIds: [homeId], exceptGroupIds: [group] })
    const own = await limited({ homeIds: [homeId] })
    expect(await ofHome(byGroup.id)).toMatchObject({ from: 'home', leftOutBy: 'group' })
    const leave = (leaveOut: boolean) =>
      good(staff.call(leaveOutHome, { params: { id: homeId, ruleId: own.id }, body: { leaveOut } }))
    await leave(true)
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    await t.drain()
    expect(await ofStay(stay.id, own.id)).toMatchObject({ state: 'skipped' })
    expect(await ofStay(stay.id, byGroup.id)).toMatchObject({ state: 'skipped' })
    await leave(false)
    await planChangedRules(t.app)
    expect(await ofHome(own.id)).toMatchObject({ leftOutBy: null })
    expect(await ofStay(stay.id, own.id)).toMatchObject({ state: 'planned' })
  })
})

describe('a scheduled message', () => {
  it('is sent once, filled from the stay, however many processes try (R72)', async () => {
    const { id } = await add()
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    await t.drain()
    expect(await ofStay(stay.id, id)).toMatchObject({ state: 'planned', at: '2027-02-02T17:00:00.000Z' })
    await sendDue(t.app)
    expect(await texts(stay.id)).toEqual([])
    t.clock.set('2027-02-02T17:00:00Z')
    await Promise.all([sendDue(t.app), sendDue(t.app), sendDue(t.app)])
    const sent = await texts(stay.id)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ fromTeam: true, author: '' })
    expect(sent[0]?.text).toMatch(/^Hello .+ awaits you on Fri, Feb 5, 2027\.$/)
    expect(await ofStay(stay.id, id)).toMatchObject({ state: 'sent' })
  })

  it('reaches stays booked before the rule, unless it is paused', async () => {
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const { id, body } = await add({ paused: true })
    await planChangedRules(t.app)
    expect(await ofStay(stay.id, id)).toMatchObject({ state: 'skipped', skippedBecause: 'paused' })
    await good(staff.call(saveScheduledRule, { params: { ruleId: id }, body: { ...body, paused: false } }))
    await planChangedRules(t.app)
    t.clock.set('2027-02-02T17:00:00Z')
    await sendDue(t.app)
    expect(await texts(stay.id)).toHaveLength(1)
  })

  it('can be skipped and restored for one stay, until it is sent', async () => {
    const { id } = await add()
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const params = { id: stay.id, ruleId: id }
    await good(staff.call(skipScheduledMessage, { params, body: { skip: true } }))
    t.clock.set('2027-02-02T17:00:00Z')
    await sendDue(t.app)
    expect(await texts(stay.id)).toEqual([])
    expect(await ofStay(stay.id, id)).toMatchObject({ skippedBecause: 'by_staff' })
    await good(staff.call(skipScheduledMessage, { params, body: { skip: false } }))
    await sendDue(t.app)
    expect(await texts(stay.id)).toHaveLength(1)
    expect(await refused(staff.call(skipScheduledMessage, { params, body: { skip: true } }))).toMatchObject({
      code: 'already_sent',
    })
  })

  it('can be sent before its time, once, unless this stay doesn’t get it', async () => {
    const { id } = await add()
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const params = { id: stay.id, ruleId: id }
    await good(staff.call(skipScheduledMessage, { params, body: { skip: true } }))
    const body = {}
    expect((await refused(staff.call(sendScheduledMessage, { params, body }))).code).toBe('not_allowed_now')
    await good(staff.call(skipScheduledMessage, { params, body: { skip: false } }))
    const again = { again: true }
    expect((await refused(staff.call(sendScheduledMessage, { params, body: again }))).code).toBe('not_allowed_now')
    await good(staff.call(sendScheduledMessage, { params, body }))
    expect(await ofStay(stay.id, id)).toMatchObject({ state: 'sent', at: new Date(testPresent).toISOString() })
    expect((await refused(staff.call(sendScheduledMessage, { params, body }))).code).toBe('already_sent')
    t.clock.set('2027-02-02T17:00:00Z')
    await sendDue(t.app)
    expect(await texts(stay.id)).toHaveLength(1)
    await good(staff.call(sendScheduledMessage, { params, body: again }))
    expect(await texts(stay.id)).toHaveLength(2)
  })

  it('is previewed on a real stay without being saved', async () => {
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const { preview } = await good(staff.call(previewScheduledRule, { body: { ...rule, bookingNumber: stay.number } }))
    expect(preview).toMatchObject({ state: 'planned', at: '2027-02-02T17:00:00.000Z' })
    expect(preview.text).toContain('Fri, Feb 5, 2027')
  })

  it('states times in the home’s time zone', async () => {
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const said = { ...rule.texts, en: 'From {check_in_time} until {check_out_time}.' }
    const body = { ...rule, texts: said, bookingNumber: stay.number }
    const { preview } = await good(staff.call(previewScheduledRule, { body }))
    expect(preview.text).toBe('From 4:00 PM EST until 10:00 AM EST.')
  })

  it("rejects merge fields that don't exist", async () => {
    const body = { ...rule, texts: { ...rule.texts, en: 'Your code is {door_code}' } }
    expect(await refused(staff.call(addScheduledRule, { body }))).toMatchObject({ code: 'invalid_input' })
  })
})

describe('two people who edit at the same time', () => {
  it('never undo unseen a change of a scheduled message, also one made on a home’s page', async () => {
    const { id, body } = await add({ paused: true })
    const now = async () => (await good(staff.call(messageAutomations, {}))).rules.find((one) => one.id === id)
    const opened = await now()
    const save = (version: string | undefined, name: string) =>
      staff.call(saveScheduledRule, { params: { ruleId: id }, body: { ...body, name, version } })
    await good(save(opened?.version, 'First'))
    expect(await refused(save(opened?.version, 'Second'))).toMatchObject({ status: 409, code: 'settings_changed' })
    const read = await now()
    expect(read?.name).toBe('First')
    await good(staff.call(leaveOutHome, { params: { id: homeId, ruleId: id }, body: { leaveOut: true } }))
    expect(await refused(save(read?.version, 'Second'))).toMatchObject({ code: 'settings_changed' })
    await good(save((await now())?.version, 'Second'))
    expect((await now())?.name).toBe('Second')
  })

  it('never undo unseen a change of a template', async () => {
    const body = { name: 'Parking', texts: { en: 'Park behind the home.', es: '', fr: '', de: '' } }
    const find = (desk: { templates: { id: number; name: string; version: string }[] }) =>
      desk.templates.find(({ name }) => name.startsWith('Parking'))
    const opened = find(await good(staff.call(addMessageTemplate, { body })))
    const params = { messageTemplateId: String(opened?.id) }
    const save = (version: string | undefined, name: string) =>
      staff.call(saveMessageTemplate, { params, body: { ...body, name, version } })
    const first = find(await good(save(opened?.version, 'Parking, first')))
    expect(await refused(save(opened?.version, 'Parking, second'))).toMatchObject({ code: 'settings_changed' })
    expect(find(await good(save(first?.version, 'Parking, second')))?.name).toBe('Parking, second')
  })
})

it('fills templates for a conversation, in English if there is no text in the guest’s language', async () => {
  const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
  const { conversation } = await good(staff.call(writeToGuest, { params: { id: stay.id }, body: { text: 'Hello' } }))
  const { templates } = await good(staff.call(templatesForConversation, { params: { id: conversation.id ?? 0 } }))
  expect(templates.length).toBeGreaterThanOrEqual(6)
  expect(templates.find(({ name }) => name === 'Check-in details')).toMatchObject({ missing: [] })
  expect(templates.every(({ text }) => !/\{\w+\}/.test(text))).toBe(true)
  const desk = await good(staff.call(messageAutomations, {}))
  expect(desk.rules.filter(({ paused }) => paused).length).toBeGreaterThanOrEqual(5)
})
