import { type BodyOf, signup } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { requirePhone } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import type { FirstHome } from './adapters/first-home.ts'
import { hashPassword } from './adapters/passwords.ts'
import type { NewPerson } from './adapters/terms.ts'
import { refuseWhenUsedUp, takeUses } from './allowances.ts'
import { createAccount } from './commands.ts'
import { enterAs, welcome } from './entering.ts'
import { allowances } from './rules.ts'
import { givenAddress, licencesOf, originOf, refuseUnfit, rolesOf, typesWanted } from './signing-up.ts'
import { warnOwner, widened } from './throttle.ts'

const alreadyIn = () =>
  new Problem(409, 'already_logged_in', 'You are already logged in. Please log out before creating a new account.')

/** The account stands whatever becomes of the draft; the event that announces it makes one later when this could not. */
const draftOf = async (app: App, accountId: number, house: Parameters<FirstHome>[1]) => {
  try {
    return await app.adapters.firstHome(accountId, house)
  } catch (error) {
    app.log.warn({ error, accountId }, 'the first draft waits for its event')
    return null
  }
}

const acceptingBy = (
  accountId: number,
  { ip, headers }: FastifyRequest,
  { agreements }: BodyOf<typeof signup>,
): NewPerson => ({ accountId, address: ip, userAgent: headers['user-agent'] ?? '', shown: agreements })

/** Who has the address already hears of it by letter. */
const warnTaken = async (app: App, email: string, address: string, error: unknown): Promise<never> => {
  if (error instanceof Problem && error.code === 'email_taken')
    await app.work.write((ctx) => warnOwner(ctx, email, 'signup_tried', address))
  throw error
}

// The answer carries a session's cookie and is never kept for a replay: this write goes around the key.
const join = route(signup, async ({ app, actor, body, request, reply }) => {
  if (actor.kind === 'person') throw alreadyIn()
  const types = typesWanted(body)
  refuseUnfit(body, types, app.clock.now().toISOString().slice(0, 10))
  const phone = requirePhone(body.phone, givenAddress(body)?.country)
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [{ what: 'signup-network', of: networkKey(request), allowance: widened(app, allowances.signups) }]),
  )
  refuseWhenUsedUp(wait, 'Too many accounts were opened from here. Please wait a few minutes.')
  const passwordHash = await hashPassword(body.password)
  const house = types.isOwner ? (body.propertyAddress ?? undefined) : undefined
  const open = app.work.as(request.id).write(async (ctx) => {
    const { id } = await createAccount(ctx, {
      email: body.email,
      firstName: body.firstName,
      lastName: body.lastName,
      phone: phone.e164,
      language: body.language,
      passwordHash,
      roles: rolesOf(types),
      address: givenAddress(body),
      propertyAddress: house,
      verification: 'new_devices',
      licences: licencesOf(body, types),
      signup: originOf(body),
    })
    await app.adapters.acceptTerms(ctx, acceptingBy(id, request, body))
    return enterAs(ctx, { request }, id, { by: 'code', kind: 'account_opened' })
  })
  const entered = await open.catch((error: unknown) => warnTaken(app, body.email, request.ip, error))
  const ownerPropertyId = house ? await draftOf(app, entered.account.id, house) : null
  return { ...(await welcome({ app, request, reply }, entered)), ownerPropertyId }
})

export const signupRoutes: readonly Route[] = [join]
