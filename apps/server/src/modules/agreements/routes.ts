import { type KeptAgreement, myAgreement, myAgreements } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { type Kept, keptBy, keptById } from './kept.ts'

const listed = ({ text, address, userAgent, at, ...kept }: Kept): KeptAgreement => ({ ...kept, at: at.toISOString() })

export const routes: readonly Route[] = [
  route(myAgreements, async ({ actor, read }) => ({
    agreements: (await read((ctx) => keptBy(ctx, actor.accountId))).map(listed),
  })),

  route(myAgreement, async ({ actor, params, read }) => {
    const kept = await read((ctx) => keptById(ctx, actor.accountId, params.id))
    const { text, address, userAgent } = kept
    return { agreement: { ...listed(kept), text, address, userAgent } }
  }),
]
