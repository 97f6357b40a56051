import type { AnyEndpoint } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RawAnswer } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { routes } from '../../modules.ts'
import { nameOf, requestOf } from './requests.ts'
import { type Knocker, people, programOf, type Rule, restricted, type Verdict, verdictFor } from './rules.ts'
import { accessTable } from './table.ts'
import { type AccessWorld, accessWorld } from './world.ts'

const endpoints = routes.map(({ endpoint }) => endpoint)

let t: TestApp
let world: AccessWorld
beforeAll(async () => {
  t = await testApp()
  world = await accessWorld(t)
}, 60_000)
afterAll(async () => {
  await world.close()
  await t.close()
})

const refusals: Readonly<Record<string, Verdict>> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  not_lead: 'not the lead',
  password_expired: 459,
  password_temporary: 'temporary',
  device_unknown: 469,
}

/** Refusals that keep out a staff account; others get them from individual calls that require fresh proof. */
const staffRefusals: Readonly<Record<string, Verdict>> = {
  second_factor_first: 'prove factor',
  enroll_factor_first: 'enroll factor',
}

/** Only the common refusals keep a person out; any other answer means the call let them in. */
const verdictOf = ({ status, body }: RawAnswer, person: Knocker | '' = ''): Verdict => {
  const code = (body.results.error as { code?: string } | undefined)?.code
  const ofStaff = code !== undefined && person.startsWith('admin ') ? staffRefusals[code] : undefined
  if (ofStaff) return ofStaff
  return (code !== undefined && refusals[code]) || (status < 500 ? 'in' : 404)
}

/**
 * In a full run everyone tries every call; otherwise, where one refusal stands for others, they take turns from call to
 * call.
 */
const inFull = process.env.ACCESS_EVERYONE !== undefined

const isRestricted = (person: Knocker): boolean => restricted.some((one) => one === person)
/** The rule lets them in or keeps them out by role alone, which the contract also declares. */
const byRole = (rule: Rule, person: Knocker): boolean => {
  if (rule.who === 'anyone') return person !== 'guest'
  if (rule.who === 'persons') return person !== 'guest' && person !== 'admin'
  if (Array.isArray(audienceOf(rule)))
    return verdictFor(rule, person) === 403 && person !== 'owner B' && person !== 'staff without the permission'
  return programOf(person) !== undefined && !ofOnePartner.has(rule.who) && verdictFor(rule, person) !== 'in'
}
/** What belongs to a partner is checked for partners, leads, and members alike. */
const ofOnePartner: ReadonlySet<Rule['who']> = new Set(['partner', 'agency lead', 'invited agent'])

const takeTurns = (persons: readonly Knocker[], turn: number, count: number): Knocker[] =>
  persons.length <= count
    ? [...persons]
    : Array.from({ length: count }, (_, at) => persons[(turn * count + at) % persons.length] as Knocker)

const asking = (rule: Rule, turn: number): Knocker[] => {
  if (inFull) return [...people]
  const others = people.filter((person) => person !== 'anonymous' && !isRestricted(person))
  const alike = others.filter((person) => byRole(rule, person))
  return [
    'anonymous',
    ...others.filter((person) => !alike.includes(person)),
    ...takeTurns(alike, turn, 2),
    ...takeTurns(restricted, turn, 1),
  ]
}

/** Those kept out come first, so that what the others use up still exists. */
const inTurn = (rule: Rule, turn: number): Knocker[] =>
  asking(rule, turn).sort(
    (one, other) => Number(verdictFor(rule, one) === 'in') - Number(verdictFor(rule, other) === 'in'),
  )

/** A write may end the session of someone it lets in, and one about their own account may end their other sessions. */
const callerFor = async (usesUp: boolean, rule: Rule, person: Knocker) => {
  if (!usesUp) return world.visit(person, rule.permission)
  if (rule.who === 'persons' || rule.who === 'anyone') world.forgetVisits()
  return world.newSession(person, rule.permission)
}

const judged = async (endpoint: AnyEndpoint, rule: Rule, turn: number): Promise<Record<string, Verdict>> => {
  const verdicts: Record<string, Verdict> = {}
  const lasting = await requestOf(endpoint, world)
  for (const person of inTurn(rule, turn)) {
    const isIn = verdictFor(rule, person) === 'in'
    const usesUp = isIn && endpoint.method !== 'GET'
    const request = usesUp ? await requestOf(endpoint, world) : lasting
    const verdict = verdictOf(await (await callerFor(usesUp, rule, person)).raw(request), person)
    verdicts[person] = verdict === 404 && rule.nothingThere && isIn ? 'in' : verdict
  }
  return verdicts
}

/** The audience the contract declares for a rule; whose object it is, the call itself looks up. */
const audienceOf = ({ who, permission, agentsOnly }: Rule): AnyEndpoint['audience'] => {
  switch (who) {
    case 'anyone':
      return 'public'
    case 'owners':
      return ['owner']
    case 'owner':
      return permission === undefined ? ['owner'] : ['owner', 'staff', 'admin']
    case 'partner':
      return agentsOnly ? ['travel-agent', 'broker'] : ['broker', 'referral', 'travel-agent', 'affiliate']
    case 'partners':
      return ['broker', 'referral', 'travel-agent', 'affiliate']
    case 'agents':
    case 'agency lead':
    case 'invited agent':
      return ['travel-agent', 'broker']
    case 'home referrers':
      return ['broker', 'referral']
    case 'team':
    case 'staff':
      return ['staff', 'admin']
    case 'admin':
      return ['admin']
    default:
      return 'session'
  }
}
/** These calls are open to everyone who is logged in, and select the owners themselves. */
const pickOwners = ['GET payload/collections/{name}', 'GET payload/objects/{name}']

const factors = ['device', 'two_factor', 'staff_factor']
const whileRestricted = ({ always, waiting, temporary, enrolling }: Rule): string[] => [
  ...(always ? ['password_expired'] : []),
  ...(always || waiting ? factors : []),
  ...(always || temporary ? ['password_temporary'] : []),
  ...(always || enrolling ? ['enroll_factor'] : []),
]

/**
 * Open to the whole team, with an answer by permission: each approval names the permission of its kind
 * (`approvals/approvals.test.ts` proves it), and the day board and search results leave out what their reader can't see
 * (`today/today.test.ts`, `find/find.test.ts`, `inbox/inbox.test.ts`).
 */
const byContent = new Set([
  ...['', '/{approvalId}/approve', '/{approvalId}/decline', '/{approvalId}/withdraw'].map(
    (end) => `staff/approvals${end}`,
  ),
  'staff/today',
  'staff/find',
  'staff/counts',
  ...['', '/{kind}/{key}', '/{kind}/{key}/notes'].map((end) => `staff/inbox${end}`),
  'staff/start-page',
  'staff/views',
  'staff/views/{viewId}',
])

describe('the access matrix', () => {
  test('has an entry for every call, and none for others', () => {
    expect(Object.keys(accessTable).sort()).toEqual(endpoints.map(nameOf).sort())
  })

  test("the contract names the permission of every call that gives staff access to other people's objects", () => {
    const declared = Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), endpoint.permission]))
    const wanted = Object.fromEntries(Object.entries(accessTable).map(([name, rule]) => [name, rule.permission]))
    expect(declared).toEqual(wanted)
    const open = endpoints.filter(
      ({ audience, path, permission }) =>
        Array.isArray(audience) && audience.includes('staff') && permission === undefined && !byContent.has(path),
    )
    expect(open).toEqual([])
  })

  test('the contract declares whom every call lets in, before which proof, and whether in person', () => {
    const declared = endpoints.map((endpoint) => ({
      name: nameOf(endpoint),
      audience: endpoint.audience,
      ...(endpoint.audience !== 'public' && {
        inPerson: endpoint.inPerson ?? false,
        holderOnly: endpoint.holderOnly ?? false,
        allowedWhile: [...(endpoint.allowedWhile ?? [])].sort(),
      }),
    }))
    const wanted = endpoints.map((endpoint) => {
      const name = nameOf(endpoint)
      const rule = accessTable[name] as Rule
      const audience = pickOwners.includes(name) ? 'session' : audienceOf(rule)
      const guarded = {
        inPerson: rule.self ?? false,
        holderOnly: rule.holder ?? false,
        allowedWhile: whileRestricted(rule).sort(),
      }
      return { name, audience, ...(audience !== 'public' && guarded) }
    })
    expect(declared).toEqual(wanted)
  })

  test.each(endpoints.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const))(
    '%s',
    async (name, endpoint, turn) => {
      const rule = accessTable[name] as Rule
      const wanted = Object.fromEntries(inTurn(rule, turn).map((person) => [person, verdictFor(rule, person)]))
      expect(await judged(endpoint, rule, turn)).toEqual(wanted)
    },
  )
})

describe('ids swapped', () => {
  test("owner B can't reach anything of owner A's through their own home", async () => {
    const block = await world.things.block()
    const caller = await world.newSession('owner B', undefined)
    const path = `owners/properties/${world.homeB.id}/blocks/${block}`
    expect(verdictOf(await caller.raw({ method: 'DELETE', path }))).toBe(404)
    const own = await (await world.newSession('owner A', undefined)).raw({
      method: 'DELETE',
      path: `owners/properties/${world.homeA.id}/blocks/${block}`,
    })
    expect(own.status).toBe(200)
  })

  test('no one can reach a stay, a notice, or an agreement by its number', async () => {
    const notice = await world.things.notice()
    const paths = [`bookings/${world.stay.id}`, `notifications/${notice}`, `my-agreements/${world.agreementId}`]
    for (const path of paths) {
      expect((await (await world.newSession('guest', undefined)).raw({ path })).status).toBe(200)
      for (const person of ['traveler', 'owner B', 'broker'] as const)
        expect((await (await world.newSession(person, undefined)).raw({ path })).status).toBe(404)
    }
  })

  test("roles, prices, and other people's numbers in a body have no effect", async () => {
    const traveler = await world.newSession('traveler', undefined)
    const more = {
      roles: ['admin'],
      permissions: ['money'],
      accountId: world.guest,
      guestId: world.guest,
      isOwner: true,
    }
    const spoken = await traveler.raw({ method: 'PUT', path: 'account/language', body: { language: 'en', ...more } })
    expect(spoken.body.results.user).toMatchObject({ roles: [{ name: 'traveler' }], permissions: [] })
    const input = { arrive: '2027-09-04', depart: '2027-09-11', adults: 2 }
    const path = `properties/${world.homeA.id}/quotes`
    const quoted = async (body: object) =>
      ((await traveler.raw({ method: 'POST', path, body })).body.results.quote as { total: object }).total
    const cheap = { amount: 1, currency: 'USD' }
    expect(await quoted({ ...input, total: cheap, price: cheap, lines: [], discount: 99 })).toEqual(await quoted(input))
  })
})
