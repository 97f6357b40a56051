import {
  type AgreementRecord,
  acceptAgreements,
  agreementChanges,
  agreementContent,
  agreementDocuments,
  agreementsDue,
  livePrefix,
  myAgreement,
  myAgreements,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import { acceptAgain, dueFor } from './acceptances.ts'
import { homeAgreementOf } from './home-agreements.ts'
import { homeRoutes } from './home-routes.ts'
import { operatorOf } from './operator.ts'
import { type SignedAgreement, signedAgreementById, signedAgreementsOf } from './signed-agreements.ts'
import { deskRoutes } from './staff-routes.ts'
import { changesSince, historyOf, inForce, type VersionStatus } from './versions.ts'

const stored = ({ text, address, userAgent, at, ...agreement }: SignedAgreement): AgreementRecord => ({
  ...agreement,
  at: at.toISOString(),
})

const listed = ({ type, title, version, inForceFrom, textHash }: VersionStatus) => ({
  type,
  title,
  version,
  inForceFrom: inForceFrom.toISOString(),
  textHash,
})

const content = route(agreementContent, ({ app, params, query, read }) =>
  read(async (ctx) => {
    const operator = operatorOf(app)
    const type = params.type.startsWith(livePrefix) ? params.type.slice(livePrefix.length) : params.type
    const history = await historyOf(ctx, type, { operator, homeId: query.propertyId })
    const wanted = query.version ?? history.at(-1)?.version
    const shown = history.find(({ version }) => version === wanted)
    if (!shown) throw notFound('This wording')
    const [addendum] = query.usOpen ? await inForce(ctx, operator, ['us-open-addendum']) : []
    const ofHome =
      shown.type === 'booking-agreement' && query.propertyId !== undefined
        ? await homeAgreementOf(ctx, query.propertyId)
        : undefined
    return {
      ...listed(shown),
      agreement: shown.html,
      preRendered: shown.type !== 'booking-agreement',
      customFile: shown.fileUrl === null ? null : { url: shown.fileUrl },
      additionalAgreement: [addendum?.html, ofHome?.html].filter(Boolean).join('\n') || null,
      changes: shown.changes,
      versions: history.toReversed().map(({ version, inForceFrom, changes }) => ({
        version,
        inForceFrom: inForceFrom.toISOString(),
        changes,
      })),
    }
  }),
)

const due = route(agreementsDue, ({ app, actor, read }) =>
  read(async (ctx) => {
    const wanted = await dueFor(ctx, actor.accountId, actor.roles)
    const documents = await inForce(
      ctx,
      operatorOf(app),
      wanted.map(({ type }) => type),
    )
    return {
      documents: documents.map((document) => ({
        ...listed(document),
        changes: document.changes,
        since: wanted.find(({ type }) => type === document.type)?.since ?? null,
      })),
    }
  }),
)

const accept = route(acceptAgreements, async ({ app, actor, body, request, write }) =>
  write(async (ctx) => {
    const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    await acceptAgain(ctx, { accountId: actor.accountId, ...from, operator: operatorOf(app) }, body.agreements)
    return { accepted: body.agreements.length }
  }),
)

export const routes: readonly Route[] = [
  route(agreementDocuments, ({ app, read }) =>
    read(async (ctx) => ({ documents: (await inForce(ctx, operatorOf(app))).map(listed) })),
  ),

  content,

  route(agreementChanges, ({ app, params, query, read }) =>
    read(async (ctx) => {
      const { from, to, blocks } = await changesSince(ctx, params.type, query.since, operatorOf(app))
      return { from: listed(from), to: listed(to), blocks }
    }),
  ),

  due,
  accept,

  route(myAgreements, async ({ actor, read }) => ({
    agreements: (await read((ctx) => signedAgreementsOf(ctx, actor.accountId))).map(stored),
  })),

  route(myAgreement, async ({ actor, params, read }) => {
    const found = await read((ctx) => signedAgreementById(ctx, actor.accountId, params.id))
    const { text, address, userAgent } = found
    return { agreement: { ...stored(found), text, address, userAgent } }
  }),

  ...deskRoutes,
  ...homeRoutes,
]
