import { createHash, randomUUID } from 'node:crypto'
import { type Permission, permissionNames, type Role } from '@porchlight/contract'
import pg from 'pg'
import { createAccount, enrollKnownSecret, isStaffRole, openSession } from '#modules/accounts'
import { saveService } from '#modules/concierge'
import { issue } from '#modules/documents'
import { save } from '#modules/programs'
import { a, nobodysPassword } from '#testing/builders'
import { type Caller, callerOf } from '#testing/caller'
import type { TestApp } from '#testing/harness'
import { confirmedStay } from '#testing/stays'
import { partnerAccounts, partnerThings } from './partner-world.ts'
import { aService, friendKey } from './requests.ts'
import type { Knocker } from './rules.ts'

type SessionOf = { pending?: 'device' | 'two_factor'; impersonatedBy?: number; byPassword?: true }
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
const door = { address: '127.0.0.1', userAgent: 'test', confirmed: true }

/** People and one of each object they own: the values that fill the paths of all calls. */
export const accessWorld = async (t: TestApp) => {
  const client = new pg.Client(t.connection)
  await client.connect()
  const one = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
    (await client.query(statement, values)).rows[0]
  const idOf = async (statement: string, values: unknown[] = []): Promise<number> =>
    Number((await one(statement, values)).id)

  let people = 0
  /** These log in with their second factor. */
  const staffIds = new Set<number>()
  const account = async (roles: Role[], permissions: readonly Permission[] = []): Promise<number> => {
    const email = `knocker-${people++}@demo.porchlight.test`
    const person = { email, firstName: 'Ada', lastName: 'Quill', passwordHash: nobodysPassword, roles, permissions }
    const { id } = await t.write((ctx) => createAccount(ctx, person))
    if (roles.some(isStaffRole)) staffIds.add(id)
    return id
  }
  const session = async (
    accountId: number,
    { pending, impersonatedBy, byPassword }: SessionOf = {},
  ): Promise<Caller> => {
    const secondFactor = staffIds.has(accountId) && !byPassword
    const start = { ...door, pending: pending ?? null, impersonatedBy: impersonatedBy ?? null, secondFactor }
    return callerOf(t.server, (await t.write((ctx) => openSession(ctx, accountId, start))).token)
  }

  const ownerA = await account(['owner'])
  const ownerB = await account(['owner'])
  const homeA = await t.write((ctx) => a.pricedHome(ctx, { ownerId: ownerA }))
  const homeB = await t.write((ctx) => a.pricedHome(ctx, { ownerId: ownerB }))
  const stay = await confirmedStay(t, { homeId: homeA.id, arrive: '2027-06-05', depart: '2027-06-12' })
  const guest = stay.guestId
  const agreementLink = { bookingId: stay.id, hash: randomUUID() }
  await client.query(
    'insert into bookings.agreement_link (booking_id, secret_hash, made_by, made_at) values ($1, $2, $3, now())',
    [stay.id, hashOf(agreementLink.hash), guest],
  )
  await t.drain()

  const traveler = await account(['traveler'])
  const expired = await account(['traveler'])
  await client.query(`update accounts.account set password_expires = '2026-01-01' where id = $1`, [expired])
  const temporary = await account(['traveler'])
  await client.query('update accounts.account set temp_password = true where id = $1', [temporary])
  const partners = await partnerAccounts({ client, account })
  const accountant = await account(['traveler'])
  await client.query(
    `insert into accountants.access
       (owner_id, email, mailbox, name, invited_at, expires_at, accountant_id, confirmed_at)
     values ($1, 'books@access.test', 'books@access.test', 'Ada Quill', now(), now(), $2, now())`,
    [ownerA, accountant],
  )
  const admin = await account(['admin'])
  const staff = await account(['staff'])
  const desk = await account(['staff'], ['people'])
  const unproved = await account(['admin'])
  await t.write((ctx) => enrollKnownSecret(ctx, t.app.seal, { accountId: unproved, secret: 'JBSWY3DPEHPK3PXP' }))
  const unenrolled = await account(['admin'])
  const subject = await account(['traveler'])

  /** Gives the staff member access to these areas and no others. */
  const letInto = async (permissions: readonly Permission[]): Promise<void> => {
    await client.query('delete from accounts.account_permission where account_id = $1', [staff])
    await client.query(
      `insert into accounts.account_permission (account_id, permission, granted_at)
       select $1, permission, now() from unnest($2::text[]) permission`,
      [staff, permissions],
    )
  }

  const input = { arrive: '2027-08-07', depart: '2027-08-14', adults: 2 }
  const quoted = await callerOf(t.server).raw({ method: 'POST', path: `properties/${homeA.id}/quotes`, body: input })
  const quote = quoted.body.results.quote as { id: number; hash: string }
  const guestHere = await session(guest)
  const made = await guestHere.raw({
    method: 'POST',
    path: 'account/keys',
    body: { name: 'Script', scopes: ['owner:read'] },
  })
  const listed = await guestHere.raw({ path: 'my-agreements' })
  const [agreement] = listed.body.results.agreements as { id: string }[]
  const seen = await guestHere.raw({ path: `bookings/${stay.id}` })
  const [payment] = (seen.body.results.booking as { payments: { id: number }[] }).payments

  const offering = { arrive: '2027-11-06', depart: '2027-11-13', adults: 2, expiresAt: '2027-01-20T17:00:00Z' }
  const offered = await (await session(ownerA)).raw({
    method: 'POST',
    path: `properties/${homeA.id}/offers`,
    body: offering,
  })
  const offer = offered.body.results.offer as { id: number; hash: string }
  const offerSet = (await one(
    `insert into bookings.offer_set (hash, message, made_by, made_at) values ($1, '', $2, now()) returning id, hash`,
    ['A'.repeat(32), ownerA],
  )) as { id: number; hash: string }

  const partnersQuote = await callerOf(t.server).raw({
    method: 'POST',
    path: `properties/${homeA.id}/quotes`,
    body: { ...input, arrive: '2027-10-02', depart: '2027-10-09' },
  })
  const ofPartner = await partnerThings(client, partners, {
    ownersOfferId: offer.id,
    quoteId: (partnersQuote.body.results.quote as { id: number }).id,
  })

  const requested = await (await session(ownerA)).raw({
    method: 'POST',
    path: `bookings/${stay.id}/payment-requests`,
    body: { amount: 9_000, reason: 'Late check-out' },
  })
  const paymentRequest = requested.body.results.request as { id: number; hash: string }

  const service = await t.write((ctx) => saveService(ctx, aService, admin))

  const claimed = await one(
    `insert into claims.claim (booking_id, home_id, guest_id, raised_by, raised_as, raised_at, currency, claimed_minor, state)
     values ($1, $2, $3, $4, 'host', now(), 'USD', 9000, 'escalated') returning id`,
    [stay.id, homeA.id, guest, ownerA],
  )

  const issueId = await idOf(
    `insert into maintenance.issue (booking_id, home_id, reporter_id, reported_as, topic, text, uploads, reported_at)
     values ($1, $2, $3, 'guest', 'kitchen', 'The kettle leaks.', '{}', now()) returning id`,
    [stay.id, homeA.id, guest],
  )

  const vendorId = await idOf(
    `insert into vendors.vendor (name, category, trade, made_by, made_at) values ('Tidewater', 'general', 'Plumber', $1, now()) returning id`,
    [admin],
  )
  await client.query('insert into vendors.serving (vendor_id, home_id) values ($1, $2)', [vendorId, homeA.id])

  /** A new one each time: some calls use up their object. */
  const things = {
    session: () =>
      idOf(
        `insert into accounts.session (account_id, token_hash, started_at, expires_at, address, user_agent, last_used_at)
         values ($1, $2, $3, $4, '', '', $3) returning id`,
        [guest, randomUUID(), t.clock.now(), new Date(t.clock.now().getTime() + 86_400_000)],
      ),
    job: () =>
      idOf(
        `insert into works.job (kind, home_id, title, day, state, made_at)
         values ('repair', $1, 'Fix the gate', '2027-03-01', 'planned', now()) returning id`,
        [homeA.id],
      ),
    device: () =>
      idOf(
        `insert into accounts.device (account_id, token_hash, name, kind, first_used_at, last_used_at, known_since)
         values ($1, $2, 'Phone', 'browser', now(), now(), now()) returning id`,
        [guest, randomUUID()],
      ),
    passkey: () =>
      idOf(
        `insert into accounts.passkey (account_id, credential_id, public_key, counter, transports, name, added_at)
         values ($1, $2, '', 0, '{}', 'Phone', now()) returning id`,
        [guest, randomUUID()],
      ),
    key: () =>
      idOf(
        `insert into accounts.api_key (account_id, name, hint, key_hash, scopes, made_at)
         values ($1, 'Script', 'plk_x', $2, '{owner:read}', now()) returning id`,
        [guest, randomUUID()],
      ),
    payoutAccount: () =>
      idOf(
        `insert into payees.payout_account
           (account_id, kind, holder, account_type, number, ending, added_at, in_force_at)
         values ($1, 'iban', 'Ada Quill', 'checking', null, '3000', '2026-01-01', '2126-01-04') returning id`,
        [guest],
      ),
    taste: () =>
      idOf(
        `insert into tastes.taste (account_id, choices, reading, made_at)
         values ($1, '', '{"taken":0,"passed":0,"confidence":"few","guessed":{"right":0,"of":0,"byChance":0},"palette":[],"leans":[]}', now())
         returning id`,
        [guest],
      ),
    invitation: async (): Promise<string> => {
      const secret = `${randomUUID()}-friends`
      await client.query('update stays.invitation set revoked_at = now() where revoked_at is null')
      await client.query(
        'insert into stays.invitation (booking_id, secret_hash, shows_address, made_at) values ($1, $2, false, now())',
        [stay.id, hashOf(secret)],
      )
      return secret
    },
    /** A share someone else pays, and the secret of its link. */
    share: async (): Promise<{ id: number; secret: string }> => {
      const secret = `${randomUUID()}-share`
      await client.query(
        `insert into splits.split (booking_id, backstop, begun_at) values ($1, 'charge', now()) on conflict do nothing`,
        [stay.id],
      )
      const sealed = t.app.seal.close(secret, `share-of-booking:${stay.id}`)
      const id = await idOf(
        `insert into splits.share (booking_id, name, amount_minor, secret_hash, secret)
         values ($1, 'Tove', 100, $2, $3) returning id`,
        [stay.id, hashOf(secret), sealed],
      )
      return { id, secret }
    },
    /** A program any home can enroll in. */
    program: (): Promise<number> =>
      t.write((ctx) =>
        save(
          ctx,
          {
            id: null,
            name: 'Garden',
            summary: 'All year',
            included: ['Lawn'],
            price: { amount: 100_00, currency: 'USD' },
            per: 'month',
            months: [1],
            visits: 1,
            offered: true,
          },
          admin,
        ),
      ),
    /** An addendum waiting for owner A, and the secret of their link. */
    document: async (): Promise<{ id: number; templateId: number; secret: string }> => {
      const templateId = 2
      await client.query(`update documents.document set state = 'withdrawn', withdrawn_at = now() where state = 'out'`)
      const to = { who: 'owners' as const, homeId: homeA.id }
      const id = await t.write((ctx) => issue(t.app, ctx, { templateId, to, terms: null }, admin))
      const { secret } = await one('select secret from documents.signer where document_id = $1', [id])
      return { id, templateId, secret: t.app.seal.open(String(secret), `signer-of-document:${id}`) }
    },
    friend: () =>
      idOf(
        `insert into stays.friend (booking_id, first_name, last_name, age, key_hash, joined_at)
         values ($1, 'Tove', 'Lindqvist', 'adult', $2, now()) returning id`,
        [stay.id, hashOf(friendKey)],
      ),
    search: () =>
      idOf(
        `insert into search.saved (account_id, name, query, frequency, alerts, saved_at, looked_at)
         values ($1, 'Two of us', $2, 'daily', true, now(), now()) returning id`,
        [guest, `adults=2&place=${randomUUID()}`],
      ),
    order: async (): Promise<number> => {
      const body = { bookingId: stay.id, serviceId: service.id, version: 1, on: '2027-06-08', people: 2 }
      const answer = await (await session(guest)).raw({ method: 'POST', path: 'concierge/orders', body })
      return (answer.body.results.order as { id: number }).id
    },
    notice: () => idOf('select id from notifications.notice where account_id = $1 limit 1', [guest]),
    block: async (): Promise<number> => {
      const from = new Date(Date.UTC(2028, 0, 1) + blocks++ * 86_400_000).toISOString().slice(0, 10)
      const to = new Date(Date.UTC(2028, 0, 1) + blocks * 86_400_000).toISOString().slice(0, 10)
      const body = { from, to }
      const path = `owners/properties/${homeA.id}/blocks`
      const answer = await (await session(ownerA)).raw({ method: 'POST', path, body })
      return (answer.body.results.block as { id: number }).id
    },
    raise: async (): Promise<number> => {
      const caller = await session(ownerA)
      const range = { from: '2027-09-06', to: '2027-09-08', share: 500 }
      const path = 'owners/price-raises'
      const seen = await caller.raw({ method: 'POST', path: `${path}/preview`, body: { ...range, homes: [homeA.id] } })
      const homes = (seen.body.results.homes as { id: number; version: number }[]).map(({ id, version }) => ({
        id,
        version,
      }))
      const made = await caller.raw({ method: 'POST', path, body: { ...range, homes } })
      return made.body.results.id as number
    },
  }
  let blocks = 0

  const newSession = async (person: Knocker, permission: Permission | undefined): Promise<Caller> => {
    switch (person) {
      case 'anonymous':
        return callerOf(t.server)
      case 'guest':
        return session(guest)
      case 'traveler':
        return session(traveler)
      case 'accountant':
        return session(accountant)
      case 'owner A':
        return session(ownerA)
      case 'owner B':
        return session(ownerB)
      case 'staff without the permission':
        await letInto(permissionNames.filter((name) => name !== permission))
        return session(staff)
      case 'staff with the permission':
        await letInto(permission ? [permission] : [])
        return session(staff)
      case 'admin':
        return session(admin)
      case 'unverified device':
        return session(guest, { pending: 'device' })
      case 'second factor missing':
        return session(guest, { pending: 'two_factor' })
      case 'admin who proved no second factor':
        return session(unproved, { byPassword: true })
      case 'admin without a second factor':
        return session(unenrolled, { byPassword: true })
      case 'expired password':
        return session(expired)
      case 'temporary password':
        return session(temporary)
      case 'staff in the guest’s place':
        return session(guest, { impersonatedBy: desk })
      case 'program of the guest without the scope':
        return withKey(String(made.body.results.key))
      default:
        return session(partners.accounts[person])
    }
  }
  const sessions = new Map<Knocker, Caller>()
  /** The same in a lasting session, for calls that neither end it nor use it up. */
  const visit = async (person: Knocker, permission: Permission | undefined): Promise<Caller> => {
    const known = sessions.get(person)
    if (!known || person.startsWith('staff with')) sessions.set(person, await newSession(person, permission))
    return sessions.get(person) as Caller
  }
  /** The stored sessions may have ended. */
  const forgetVisits = (): void => sessions.clear()
  /** Authenticates with a key and nothing else. */
  const withKey = (key: string): Caller => {
    const bare = callerOf(t.server)
    return {
      ...bare,
      raw: (request) => bare.raw({ ...request, headers: { cookie: '', authorization: `Bearer ${key}` } }),
    }
  }

  return {
    agreementLink,
    homeA,
    homeB,
    stay,
    guest,
    ownerA,
    subject,
    quote,
    offer,
    offerSet,
    ofPartner,
    paymentRequest,
    service,
    claimId: Number(claimed.id),
    issueId,
    vendorId,
    agreementId: agreement?.id ?? '',
    paymentId: payment?.id ?? 0,
    previewHash: String((await one('select preview_hash as hash from homes.home where id = $1', [homeA.id])).hash),
    invoiceNumber: String((await one('select number from invoices.invoice where booking_id = $1', [stay.id])).number),
    things,
    session,
    newSession,
    visit,
    forgetVisits,
    close: () => client.end(),
  }
}
export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>
