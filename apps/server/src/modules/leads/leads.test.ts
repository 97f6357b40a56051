import {
  addLead,
  addLeadTask,
  changeLead,
  convertLead,
  eraseLead,
  homeReferrals,
  type Lead,
  type LeadAnswer,
  leadById,
  leadReport,
  leadsOfStaff,
  logLead,
  ownerToday,
  partnerPipeline,
  sendInquiry,
  setLeadTask,
  setPartner,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { accountByEmail } from '#modules/accounts'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { createLead } from './intake.ts'
import { dailyInquiries } from './rules.ts'

const t = sceneApp()
let staff: Caller & { accountId: number; email: string }
let next = 0
let email = ''

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(() => {
  t.clock.set(testPresent)
  next += 1
  email = `nell${next}@voss.example`
})

const inquire = (more: object = {}, who: Caller = t.visitor()) =>
  who.call(sendInquiry, {
    body: {
      kind: 'owner',
      source: 'list-your-property',
      name: 'Nell Voss',
      email,
      answers: [{ key: 'address', values: ['14 Shell Lane'] }],
      ...more,
    },
  })
const found = async (query: object = {}) =>
  (await good(staff.call(leadsOfStaff, { query: { text: email, ...query } }))).leads
const only = async (query: object = {}): Promise<Lead> => {
  const [card] = await found(query)
  return (await good(staff.call(leadById, { params: { id: card?.id ?? 0 } }))).lead
}
type Email = { subject: string; to: string; text: string }
const emailsTo = async (to: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter((one) => one.to === to)
}

describe('an owner who followed a partner’s link before writing', () => {
  const referrer = async (program: 'referral' | 'affiliate') => {
    const partner = await t.person(program)
    const code = `sent-${partner.accountId}`
    const body = { email: partner.email, program, rate: 500 }
    await good(staff.call(setPartner, { params: { code }, body }))
    await t.drain()
    return { partner, code }
  }
  const writes = (code: string, source: string, answers: LeadAnswer[] = []) =>
    t.write((ctx) =>
      createLead(t.app, ctx, {
        kind: 'owner',
        source,
        person: { name: 'Nell Ann Voss', email },
        answers: [{ key: 'address', values: ['14 Shell Lane'] }, ...answers],
        arrivals: [{ code, at: t.clock.now() }],
      }),
    )
  const converted = async () =>
    good(staff.call(convertLead, { params: { id: (await only()).id }, body: { to: 'owner' } }))
  const referralsOf = async (partner: Caller) => (await good(partner.call(homeReferrals))).referrals

  it("becomes the partner's referred home once the team converts the inquiry; a renovation becomes a Home Vision referral", async () => {
    const { partner, code } = await referrer('referral')
    await writes(code, 'renovate')
    expect(await referralsOf(partner)).toEqual([])
    await converted()
    // The partner sees no more of an owner who wrote to us than of a guest.
    const [own] = await referralsOf(partner)
    expect(own).toMatchObject({ owner: 'Nell V.', state: 'contacted', service: 'home_vision', byLink: true, flags: [] })
    expect(own?.address).not.toContain('Shell Lane')
    const { homeReferrals: all } = await good(staff.call(partnerPipeline))
    expect(all.find(({ id }) => id === own?.id)).toMatchObject({ owner: 'Nell Ann Voss', ownerEmail: email, flags: [] })
  })

  it('is no referred home if the partner is an affiliate, or if no link was followed', async () => {
    const { partner, code } = await referrer('affiliate')
    await writes(code, 'list-your-property')
    await converted()
    expect(await referralsOf(partner)).toEqual([])
  })
})

describe('an inquiry from a public page', () => {
  it('becomes a lead with its answers, score, and source; its sender and the team get an email', async () => {
    await good(inquire({ phone: '+1 631 555 0188', touch: { source: 'google', campaign: 'spring' }, consent: true }))
    const lead = await only()
    expect(lead).toMatchObject({
      kind: 'owner',
      source: 'list-your-property',
      campaign: 'spring',
      stage: 'new',
      score: 60,
      answers: [{ key: 'address', values: ['14 Shell Lane'] }],
      firstTouch: { source: 'google', campaign: 'spring' },
      duplicateOf: null,
      marketingConsentAt: expect.any(String),
    })
    expect(lead.reasons.map(({ reason }) => reason)).toEqual(['kind', 'phone', 'address'])
    expect(lead.entries.map(({ kind }) => kind)).toEqual(['reply', 'created'])
    const [reply, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    expect(reply?.text).toContain(`L-${lead.id}`)
    expect((await emailsTo(staff.email)).map(({ subject }) => subject)).toContain('New inquiry from Nell Voss')
  })

  it('is confirmed in the language it was written in', async () => {
    const { status } = await t.visitor().raw({
      method: 'POST',
      path: 'inquiries',
      headers: { 'x-reader-language': 'de' },
      body: { kind: 'contact', source: 'contact', name: 'Nell Voss', email },
    })
    expect(status).toBe(201)
    expect((await emailsTo(email))[0]?.subject).toContain('Wir haben Ihre Nachricht erhalten')
  })

  it('is flagged if the person has written before, and the same form sent twice is one lead', async () => {
    await good(inquire())
    await good(inquire())
    expect(await found()).toHaveLength(1)
    const first = await only()
    await good(inquire({ kind: 'buyer', source: 'real-estate', answers: [] }))
    const second = await only({ kind: 'buyer' })
    expect(second).toMatchObject({ duplicateOf: first.id, duplicates: [{ id: first.id, kind: 'owner' }] })
    expect(second.reasons.map(({ reason }) => reason)).toContain('repeat')
  })

  it('is stored as spam, without any email, if a bot sent it', async () => {
    await good(inquire({ traps: { website: 'https://buy.example' } }))
    expect(await found()).toEqual([])
    expect(await found({ stage: 'spam' })).toHaveLength(1)
    expect(await emailsTo(email)).toEqual([])
  })

  it('is rejected after too many in a day, and if its email address is invalid', async () => {
    for (let at = 0; at < dailyInquiries; at++)
      await good(inquire({ answers: [{ key: 'message', values: [`${at}`] }] }))
    expect(await refused(inquire({ answers: [] }))).toEqual({ status: 429, code: 'too_many_inquiries' })
    expect(await refused(inquire({ email: 'nell' }))).toMatchObject({ status: 422 })
    expect(await refused(inquire({ answers: [{ key: 'Bad key', values: [] }] }))).toMatchObject({ status: 422 })
  })
})

describe('the team', () => {
  const leadId = async () => {
    await good(inquire())
    return (await only()).id
  }

  it('moves a lead, assigns it, and logs its work, each with author and time', async () => {
    const params = { id: await leadId() }
    await good(staff.call(changeLead, { params, body: { assigneeId: staff.accountId } }))
    await good(staff.call(logLead, { params, body: { kind: 'call', text: 'Visit on Friday' } }))
    const { lead } = await good(
      staff.call(logLead, { params, body: { kind: 'email', subject: 'Friday', text: 'At 10.' } }),
    )
    expect(lead).toMatchObject({ stage: 'contacted', assignee: { id: staff.accountId } })
    expect(lead.entries.map(({ kind }) => kind)).toEqual(['email', 'stage', 'call', 'assigned', 'reply', 'created'])
    expect(lead.entries[0]?.by).not.toBe('')
    expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('Friday')
    expect(await refused(staff.call(changeLead, { params, body: { assigneeId: 999_999 } }))).toMatchObject({
      code: 'unknown_assignee',
    })
  })

  it('plans tasks and marks them done', async () => {
    const params = { id: await leadId() }
    const { lead } = await good(staff.call(addLeadTask, { params, body: { title: 'Call', dueOn: '2027-02-01' } }))
    expect((await found())[0]?.nextTask).toEqual({ title: 'Call', dueOn: '2027-02-01' })
    const taskId = lead.tasks[0]?.id ?? 0
    await good(staff.call(setLeadTask, { params: { ...params, taskId }, body: { done: true } }))
    expect((await found())[0]?.nextTask).toBeNull()
    expect(
      await refused(staff.call(setLeadTask, { params: { id: params.id, taskId: 999_999 }, body: { done: true } })),
    ).toMatchObject({ status: 404 })
  })

  it('converts a lead into an account once, without retyping anything', async () => {
    const params = { id: await leadId() }
    const { lead } = await good(staff.call(convertLead, { params, body: { to: 'owner' } }))
    expect(lead).toMatchObject({ stage: 'won', convertedTo: 'owner' })
    const account = await t.read((ctx) => accountByEmail(ctx, email))
    expect(account).toMatchObject({ id: lead.accountId, firstName: 'Nell', lastName: 'Voss', roles: ['owner'] })
    expect((await emailsTo(email)).some(({ text }) => text.includes('Choose a password'))).toBe(true)
    expect(await refused(staff.call(convertLead, { params, body: { to: 'guest' } }))).toMatchObject({
      code: 'lead_converted',
    })
  })

  it('converts a lead who wants to buy into a buyer, with the account of a guest', async () => {
    const params = { id: await leadId() }
    const { lead } = await good(staff.call(convertLead, { params, body: { to: 'buyer' } }))
    expect(lead).toMatchObject({ stage: 'won', convertedTo: 'buyer' })
    expect(await t.read((ctx) => accountByEmail(ctx, email))).toMatchObject({
      id: lead.accountId,
      roles: ['traveler'],
    })
  })

  it('gives an existing account the role, but never a team account', async () => {
    const guest = await t.person('traveler')
    email = guest.email
    const params = { id: await leadId() }
    const { lead } = await good(staff.call(convertLead, { params, body: { to: 'partner' } }))
    expect(lead.accountId).toBe(guest.accountId)
    const account = await t.read((ctx) => accountByEmail(ctx, email))
    expect(account?.roles).toEqual(expect.arrayContaining(['traveler', 'referral']))
    const { id } = await good(
      staff.call(addLead, { body: { kind: 'owner', source: 'phone', name: 'Own', email: staff.email } }),
    )
    expect(await refused(staff.call(convertLead, { params: { id }, body: { to: 'owner' } }))).toMatchObject({
      code: 'email_of_staff',
    })
  })

  it('erases a person and keeps the statistics', async () => {
    const params = { id: await leadId() }
    const { lead } = await good(staff.call(eraseLead, { params }))
    expect(lead).toMatchObject({
      erased: true,
      name: '',
      email: '',
      answers: [],
      entries: [],
      source: 'list-your-property',
    })
    expect(await refused(staff.call(logLead, { params, body: { kind: 'note', text: 'x' } }))).toMatchObject({
      code: 'lead_erased',
    })
    const { rows } = await good(staff.call(leadReport, { query: {} }))
    expect(rows.find(({ source }) => source === 'list-your-property')?.leads).toBeGreaterThan(0)
  })
})

describe('a home outside our destinations', () => {
  const denver = { line1: '1200 Larimer Street', line2: '', city: 'Denver', state: 'CO', zip: '80204', country: 'US' }
  const newOwner = async (propertyAddress: typeof denver) => {
    const made = await t.person('owner')
    await t.write((ctx) => announce(ctx, accountOpened({ accountId: made.accountId, propertyAddress })))
    await t.drain()
    return made
  }
  const offeredTo = async (who: Caller) => (await good(who.call(ownerToday))).offered
  const leadsOf = async (of: string) =>
    (await good(staff.call(leadsOfStaff, { query: { text: of } }))).leads.map(({ kind, source }) => ({ kind, source }))

  it('is acknowledged on the owner’s first page and by email, and reaches the team once', async () => {
    const owner = await newOwner(denver)
    expect(await offeredTo(owner)).toMatchObject([
      { address: '1200 Larimer Street, Denver, CO 80204, US', by: expect.stringMatching(/\w/) },
    ])
    await t.write((ctx) => announce(ctx, accountOpened({ accountId: owner.accountId, propertyAddress: denver })))
    await t.drain()
    expect(await leadsOf(owner.email)).toEqual([{ kind: 'owner', source: 'owner-signup' }])
    const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
    const emails = (JSON.parse(text) as { to: string; text: string }[]).filter(({ to }) => to === owner.email)
    expect(emails.map((one) => one.text).join()).toContain('We received the details of your home')
    const [offered] = await offeredTo(owner)
    expect(
      emails
        .map((one) => one.text)
        .join()
        .replaceAll('\n', ' '),
    ).toContain(`${offered?.by} on our owner team`)
    expect(await offeredTo(await t.person('owner'))).toEqual([])
  })

  it('goes to the member of the team with the fewest open owner leads', async () => {
    const assigneesOf = async (text: string) =>
      (await good(staff.call(leadsOfStaff, { query: { kind: 'owner', text } }))).leads.map(
        ({ assignee }) => assignee?.id,
      )
    await newOwner(denver)
    await newOwner(denver)
    // A new colleague has none.
    await t.person('staff')
    const before = await assigneesOf('')
    const [assignee] = await assigneesOf((await newOwner(denver)).email)
    expect(assignee).toBeDefined()
    expect(before).not.toContain(assignee)
  })

  it('is none where the address is in a destination: the home is a draft', async () => {
    await t.write((ctx) => a.home(ctx))
    const owner = await newOwner({
      ...denver,
      line1: '9 Dune Road',
      city: 'Saltgrass',
      state: 'NY',
      zip: '11990',
    })
    expect(await offeredTo(owner)).toEqual([])
    expect(await leadsOf(owner.email)).toEqual([])
  })
})
