import { addDays, instantAt, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { countersign, documentsOf, issue, signAs, templates } from '#modules/documents'
import type { LoadedPeople } from './load-people.ts'
import type { World } from './world.ts'

type Reported = { world: World; people: LoadedPeople; homeIds: readonly number[] }

const hand = { address: '127.0.0.1', userAgent: 'demo' }

/** Homes that the demo owner owns alone. */
const ownHomes = ({ world, homeIds }: Reported): number[] =>
  homeIds.filter((_, at) => world.shares[at]?.length === 1 && world.shares[at]?.[0]?.owner === 0)

/**
 * What the demo owner has signed or still has to sign: an addendum that expires in a month, the permit authorization
 * for another home, and next year's contract for a third; plus an application from someone whose home we don't
 * list yet.
 */
export const loadDocuments = async (app: App, reported: Reported, zone: string): Promise<void> => {
  const { world, people } = reported
  const [first, second, third] = ownHomes(reported)
  const owner = world.people.named.find(({ email }) => email.startsWith('owner@'))
  const name = `${owner?.firstName} ${owner?.lastName}`
  const at = (day: PlainDate) => app.work.at(instantAt(zone, day, '10:00'))
  const of = new Map((await app.work.read(templates)).map(({ kind, id }) => [kind, id]))
  const sent = (homeId: number, kind: 'us_open' | 'other' | 'management', day: PlainDate) =>
    at(day).write(async (ctx) => {
      if ((await documentsOf(ctx, homeId)).length > 0) return undefined
      const terms = {
        commissionBasisPoints: 2_200,
        commissionBase: 'accommodation' as const,
        recognition: 'check_in' as const,
        cleaningTo: 'operator' as const,
        validFrom: `${Number(world.today.slice(0, 4)) + 1}-01-01`,
      }
      const to = { who: 'owners' as const, homeId }
      const made = { templateId: of.get(kind) ?? 0, to, terms: kind === 'management' ? terms : null }
      return issue(app, ctx, made, people.staff)
    })
  const signed = async (homeId: number, kind: 'us_open' | 'other', day: PlainDate): Promise<void> => {
    const id = await sent(homeId, kind, addDays(day, -4))
    if (id === undefined) return
    await at(day).write(async (ctx) => {
      const document = (await documentsOf(ctx, homeId)).find((one) => one.id === id)
      const signature = { ...hand, signedName: name, textHash: document?.text_hash ?? '' }
      const { state } = await signAs(app, ctx, id, ({ account_id }) => account_id === people.owners[0], signature)
      const team = { accountId: people.staff, email: '' }
      if (state === 'out') await countersign(app, ctx, id, team, { ...hand, signedName: 'Theo Quill' })
    })
  }
  if (first) await signed(first, 'us_open', addDays(world.today, -335))
  if (second) await signed(second, 'other', addDays(world.today, -120))
  if (third) await sent(third, 'management', addDays(world.today, -2))
  await at(addDays(world.today, -1)).write((ctx) =>
    issue(
      app,
      ctx,
      {
        templateId: of.get('home_vision') ?? 0,
        to: { who: 'person', name: 'Nora Field', email: 'nora.field@example.com', place: '4 Dune Road, Oldharbour' },
        terms: null,
      },
      people.staff,
    ),
  )
}
