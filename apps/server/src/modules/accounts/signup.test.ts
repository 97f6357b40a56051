import { forgotPassword, myAgreements, signup, signupAgreements, signupCode } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { homesOfOwner } from '#modules/homes'
import { a } from '#testing/builders'
import { signupCodeFor } from '#testing/signup-code'
import { accountByEmail } from './queries.ts'
import { db } from './tables.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, join, newEmail, outbox, codeFor, wrongFor, securityLog } = accountsScene()

const address = { line1: '4 Lantern Lane', city: 'Averil Harbor', state: 'NY', zip: '11963', country: 'US' }
const home = { line1: '9 Dune Road', city: 'Saltgrass', state: 'NY', zip: '11990', country: 'US' }
const broker = {
  isBroker: true,
  brokerageName: 'Shore Realty',
  licenseStates: ['NY', 'CT'],
  licenseType: 'Salesperson',
  licenseId: '10401234567',
  licenseExp: '2028-12-31',
}
const agent = {
  isTravelAgent: true,
  agencyName: 'Blue Travel',
  agencyIataNumber: '12345678',
  agencyLicenseExp: '2028-12-31',
}
type Body = Record<string, unknown>

const sign = async (more: Body) => {
  const at = browser()
  await at.pull()
  const email = typeof more.email === 'string' ? more.email : newEmail()
  const person = { firstName: 'Ines', lastName: 'Okafor', email, phone: '+1 631 555 0101' }
  const code = await signupCodeFor(t, email)
  const body = { ...person, password, confirmPassword: password, code, ...address, ...more }
  return { at, answer: await at.call(signup, { body: body as never }) }
}
const refusal = async (more: Body) => {
  const { answer } = await sign(more)
  return answer.ok
    ? undefined
    : { code: answer.error.code, required: answer.error.required, message: answer.error.message }
}
const rowOf = (id: number) =>
  t.read((ctx) => db(ctx).selectFrom('accounts.account').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const idOf = ({ answer }: Awaited<ReturnType<typeof sign>>): number => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results.user.id
}

describe('sign-up', () => {
  test.each([
    ['C685 isTraveler is a renter', { isTraveler: true }, 'traveler'],
    ['C686 isOwner is an owner', { isOwner: true, propertyAddress: home }, 'owner'],
    ['C687 isBroker is a real estate broker', broker, 'broker'],
    ['C688 isReferral is a referral', { isReferral: true }, 'referral'],
    ['C689 isTravelAgent is a travel agent', agent, 'travel-agent'],
    ['C690 isAffiliate is an affiliate', { isAffiliate: true }, 'affiliate'],
  ])('%s', async (_title, flags, role) => {
    const { answer } = await sign(flags)
    expect(answer).toMatchObject({ ok: true, status: 201, results: { user: { roles: [{ name: role }] } } })
  })

  test('C692 stores personal fields, flat address, and conditional fields', async () => {
    const id = idOf(await sign({ ...broker, ...agent, signupId: '77', currentPage: '/partners' }))
    expect(await rowOf(id)).toMatchObject({
      first_name: 'Ines',
      address: { ...address, line2: '' },
      licenses: {
        broker: { brokerageName: 'Shore Realty', licenseStates: ['NY', 'CT'], licenseExp: '2028-12-31' },
        travelAgent: { agencyIataNumber: '12345678' },
      },
      signup: { signupId: '77', currentPage: '/partners' },
      verification: 'new_devices',
    })
  })

  test('C697 C648 stores the tournament flag', async () => {
    const id = idOf(await sign({ isOwner: true, propertyAddress: home, signupType: 'owners', usOpen2026: true }))
    expect(await rowOf(id)).toMatchObject({ signup: { usOpen2026: true, signupType: 'owners' } })
  })

  test('C693 the answer carries the draft of an owner’s home, and there is exactly one, however the event arrives', async () => {
    await t.write((ctx) => a.home(ctx))
    const { answer } = await sign({ isOwner: true, propertyAddress: home })
    if (!answer.ok) throw new Error(answer.error.message)
    const { ownerPropertyId, user } = answer.results
    expect(ownerPropertyId).toBeGreaterThan(0)
    await t.drain()
    expect(await t.read((ctx) => homesOfOwner(ctx, user.id))).toMatchObject([{ id: ownerPropertyId }])
  })

  test("C693 creates no draft where we don't rent homes, and without the geocoder the account is still opened", async () => {
    const { answer } = await sign({ isOwner: true, propertyAddress: { ...home, city: 'Elsewhere', zip: '00501' } })
    expect(answer).toMatchObject({ ok: true, results: { ownerPropertyId: null } })
    const { firstHome } = t.app.adapters
    t.app.adapters.firstHome = () => Promise.reject(new Error('away'))
    const other = await sign({ isOwner: true, propertyAddress: home })
    t.app.adapters.firstHome = firstHome
    expect(other.answer).toMatchObject({ ok: true, results: { ownerPropertyId: null } })
  })

  test('C660 C661 C691 the sign-up path limits the types: no one gets more than the form offers', async () => {
    const owner = await sign({ signupType: 'owners', isTraveler: true, isAffiliate: true, propertyAddress: home })
    expect(owner.answer).toMatchObject({ ok: true, results: { user: { roles: [{ name: 'owner' }] } } })
    const partner = await sign({ signupType: 'partners', isTraveler: true, isOwner: true, isAffiliate: true })
    expect(partner.answer).toMatchObject({ ok: true, results: { user: { roles: [{ name: 'affiliate' }] } } })
  })

  test('C633 C634 C635 C636 C637 C638 C639 C640 the documents named in the sentence are accepted in the wording in force', async () => {
    const { at, answer } = await sign({ isTraveler: true, agreements: { terms: 1, 'privacy-policy': 1 } })
    expect(answer.ok).toBe(true)
    const mine = await at.call(myAgreements)
    if (!mine.ok) throw new Error(mine.error.message)
    expect(mine.results.agreements.map(({ type }) => type).sort()).toEqual([...signupAgreements].sort())
    expect(mine.results.agreements).toContainEqual(
      expect.objectContaining({ kind: 'accepted', type: 'terms', title: 'Terms of use', version: 1 }),
    )
  })

  test('rejects a sign-up that was shown another wording, and opens no account', async () => {
    const email = newEmail()
    expect(await refusal({ isTraveler: true, email, agreements: { terms: 9 } })).toMatchObject({
      code: 'agreement_changed',
    })
    expect((await sign({ isTraveler: true, email })).answer.ok).toBe(true)
  })

  test('mass assignment: roles, staff and flags in the body do nothing', async () => {
    const id = idOf(
      await sign({
        isTraveler: true,
        roles: ['admin'],
        isAdmin: true,
        isStaff: true,
        verification: 'off',
        temp_password: true,
        id: 1,
      }),
    )
    expect(await rowOf(id)).toMatchObject({ verification: 'new_devices', temp_password: false })
    const { accountById } = await import('./queries.ts')
    expect((await t.read((ctx) => accountById(ctx, id)))?.roles).toEqual(['traveler'])
  })
})

describe('what prevents a sign-up', () => {
  test.each([
    ['C666 names, phone and password', { isTraveler: true, password: '', confirmPassword: '' }, ['password']],
    ['C667 C668 an address', { isTraveler: true, line1: '', city: '' }, ['line1', 'city']],
    ['C669 a code that fits its country', { isTraveler: true, zip: '1234' }, ['zip']],
    ['C680 an owner’s home', { isOwner: true }, ['propertyAddress']],
    ['C680 an owner’s home, whole', { isOwner: true, propertyAddress: { ...home, zip: 'x' } }, ['propertyAddress']],
    ['C672 the brokerage', { ...broker, brokerageName: ' ' }, ['brokerageName']],
    ['C673 a licensed state', { ...broker, licenseStates: [] }, ['licenseStates']],
    ['R61 a state that exists', { ...broker, licenseStates: ['NY', 'New Yrok'] }, ['licenseStates']],
    ['C674 the kind of license', { ...broker, licenseType: '' }, ['licenseType']],
    ['C675 the number of the license', { ...broker, licenseId: '' }, ['licenseId']],
    ['C677 the agency', { ...agent, agencyName: '' }, ['agencyName']],
    ['C678 the IATA number', { ...agent, agencyIataNumber: '' }, ['agencyIataNumber']],
  ])('%s: reports the field by name', async (_title, more, required) => {
    expect(await refusal(more)).toMatchObject({ required })
  })

  test.each([
    ['C671', {}, 'Please select at least one account type'],
    ['C671 a partner says which', { signupType: 'partners' }, 'Please select at least one account type'],
    ['C676', { ...broker, licenseExp: '2027-01-15' }, 'Please enter a date in the future'],
    ['C679', { ...agent, agencyLicenseExp: '2026-12-31' }, 'Please enter a date in the future'],
    ['C670', { isTraveler: true, confirmPassword: 'another' }, 'Password and Confirmation must match'],
    [
      'C681',
      { isTraveler: true, password: 'sunshine1', confirmPassword: 'sunshine1' },
      'This password is too weak. Please use at least 8 characters and avoid common or easily guessed passwords.',
    ],
    ['C694', { ...broker, licenseExp: '', brokerageName: '' }, 'Please complete the highlighted fields'],
  ])('%s has its own message', async (_title, more, message) => {
    expect(await refusal(more)).toMatchObject({ message })
  })

  test('C676 C679 a license that ends on the company’s next day is good, though it is that day in UTC', async () => {
    const start = t.clock.now()
    t.clock.set('2027-01-16T02:00:00Z')
    expect(await refusal({ ...broker, licenseExp: '2027-01-16' })).toBeUndefined()
    expect(await refusal({ ...agent, agencyLicenseExp: '2027-01-16' })).toBeUndefined()
    expect(await refusal({ ...broker, licenseExp: '2027-01-15' })).toMatchObject({ required: ['licenseExp'] })
    t.clock.set(start)
  })

  test('C655 being broker and referral partner at once', async () => {
    expect(await refusal({ ...broker, isReferral: true })).toMatchObject({ required: ['isBroker', 'isReferral'] })
  })

  test('C622 a quick sign-up requires no address, and creates a renter', async () => {
    const { answer } = await sign({ quickSignup: true, line1: '', city: '', state: '', zip: '' })
    expect(answer).toMatchObject({ ok: true, results: { user: { roles: [{ name: 'traveler' }] } } })
  })

  test('C645 C646 C700 signup-logged-in being logged in already, verified or not', async () => {
    const { at } = await join({ isTraveler: true })
    const person = { firstName: 'A', lastName: 'B', email: newEmail(), phone: '+1 631 555 0101' }
    const body = { ...person, password, confirmPassword: password, quickSignup: true }
    expect(await at.call(signup, { body })).toMatchObject({
      error: {
        status: 409,
        code: 'already_logged_in',
        message: 'You are already logged in. Please log out before creating a new account.',
      },
    })
  })
})

describe('the code that proves the address', () => {
  const person = { firstName: 'Ines', lastName: 'Okafor', phone: '+1 631 555 0101', quickSignup: true }
  const bodyFor = (email: string, code = '') => ({ ...person, email, password, confirmPassword: password, code })
  const requested = async (email: string) => {
    const at = browser()
    await at.pull()
    return { at, answer: await at.call(signupCode, { body: { email, language: 'en' } }) }
  }
  const without = (answer: object) => JSON.stringify(answer).replace(/"requestId":"[^"]*"/, '')

  test('R78 every step gives the same answer whether or not the address has an account, and only its mailbox is notified', async () => {
    const { email: known, user } = await join({ isTraveler: true })
    const unknown = newEmail()
    const steps: ((at: ReturnType<typeof browser>, email: string) => Promise<object>)[] = [
      (at, email) => at.call(signup, { body: bodyFor(email) }),
      (at, email) => at.call(signupCode, { body: { email: ` ${email.toUpperCase()}`, language: 'en' } }),
      (at, email) => at.call(signup, { body: bodyFor(email, '000000') }),
      (at, email) => at.call(forgotPassword, { body: { email } }),
    ]
    for (const [nth, step] of steps.entries()) {
      const at = browser()
      await at.pull()
      const [one, other] = [await step(at, known), await step(at, unknown)]
      expect(without(one), `step ${nth}`).toBe(without(other))
      expect(await at.user()).toBeNull()
    }
    await t.drain()
    const to = async (email: string) => (await outbox()).filter((each) => each.to === email).map((each) => each.subject)
    expect(await to(known)).toEqual(expect.arrayContaining(['You already have an account']))
    expect(await to(unknown)).toEqual(['Your verification code'])
    expect(await securityLog(user.id)).toContain('signup_tried')
  })

  test('without a code the fields are checked and nothing is created', async () => {
    const email = newEmail()
    const at = browser()
    await at.pull()
    expect(await at.call(signup, { body: bodyFor(email) })).toMatchObject({
      error: { status: 422, code: 'code_required', required: ['code'] },
    })
    expect(await t.read((ctx) => accountByEmail(ctx, email))).toBeUndefined()
  })

  test('the newest code creates the account, once', async () => {
    const email = newEmail()
    const { at } = await requested(email)
    await t.drain()
    const first = await codeFor(email)
    await at.call(signupCode, { body: { email, language: 'en' } })
    await t.drain()
    const newest = await codeFor(email)
    if (first !== newest)
      expect(await at.call(signup, { body: bodyFor(email, first) })).toMatchObject({ error: { code: 'wrong_code' } })
    expect(await at.call(signup, { body: bodyFor(email, newest) })).toMatchObject({ ok: true, status: 201 })
    const again = browser()
    await again.pull()
    expect(await again.call(signup, { body: bodyFor(email, newest) })).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('expires, and allows five tries', async () => {
    const late = newEmail()
    const code = await signupCodeFor(t, late)
    t.clock.advance(16)
    const at = browser()
    await at.pull()
    expect(await at.call(signup, { body: bodyFor(late, code) })).toMatchObject({ error: { code: 'wrong_code' } })
    const guessed = newEmail()
    const right = await signupCodeFor(t, guessed)
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await at.call(signup, { body: bodyFor(guessed, wrongFor(right)) })).ok).toBe(false)
    expect(await at.call(signup, { body: bodyFor(guessed, right) })).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('a rejected field leaves the code valid for another attempt', async () => {
    const email = newEmail()
    const code = await signupCodeFor(t, email)
    const at = browser()
    await at.pull()
    const weak = { ...bodyFor(email, code), password: 'sunshine1', confirmPassword: 'sunshine1' }
    expect(await at.call(signup, { body: weak })).toMatchObject({ error: { code: 'weak_password' } })
    expect(await at.call(signup, { body: bodyFor(email, code) })).toMatchObject({ ok: true })
  })

  test('two requests with one code create only one account', async () => {
    const email = newEmail()
    const code = await signupCodeFor(t, email)
    const both = await Promise.all(
      [browser(), browser()].map(async (at) => {
        await at.pull()
        return at.call(signup, { body: bodyFor(email, code) })
      }),
    )
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('the mailbox gets at most five emails in fifteen minutes, whatever is requested', async () => {
    const { email } = await join({ isTraveler: true })
    for (let attempt = 0; attempt < 7; attempt++) expect((await requested(email)).answer.ok).toBe(true)
    await t.drain()
    const emails = (await outbox()).filter(
      ({ to, subject }) => to === email && subject === 'You already have an account',
    )
    expect(emails.length).toBeLessThanOrEqual(5)
  })
})

describe('how many accounts one network can open', () => {
  const { t: narrow, browser: from, newEmail: fresh } = accountsScene({ config: { rateLimitFactor: 1 } })

  test('allows twenty an hour', async () => {
    const one = async (address: string) => {
      const email = fresh()
      const at = from({ address })
      await at.pull()
      const person = { firstName: 'A', lastName: 'B', email, phone: '+1 631 555 0101', quickSignup: true }
      const code = await signupCodeFor(narrow, email)
      return at.call(signup, { body: { ...person, password, confirmPassword: password, code } })
    }
    const codes: string[] = []
    for (let attempt = 0; attempt < 22; attempt++) {
      const answer = await one('203.0.113.9')
      codes.push(answer.ok ? 'opened' : answer.error.code)
    }
    expect(codes.slice(18)).toEqual(['opened', 'opened', 'too_many_attempts', 'too_many_attempts'])
    expect(await one('198.51.100.4')).toMatchObject({ ok: true })
    narrow.clock.advance(3)
    expect(await one('203.0.113.9')).toMatchObject({ ok: true })
  })
})
