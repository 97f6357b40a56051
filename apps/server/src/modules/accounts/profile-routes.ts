import { changeProfile, joinProgram as joinEndpoint, myProfile, removePhoto, setPhoto } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { joinProgram } from './join-program.ts'
import { profileOf, refuseHalfAddress, showAs, updateProfile } from './profile.ts'
import { type Account, accountById } from './queries.ts'
import { reportTravelAgency } from './travel-agency.ts'
import { userView } from './views.ts'

const userNow = async (ctx: ReadCtx, accountId: number) => userView((await accountById(ctx, accountId)) as Account)

const look = route(myProfile, ({ actor, read }) =>
  read(async (ctx) => ({ profile: await profileOf(ctx, actor.accountId) })),
)

const change = route(changeProfile, ({ actor, body, write }) =>
  write(async (ctx) => {
    refuseHalfAddress(body)
    await updateProfile(ctx, actor.accountId, body)
    if (body.agency) await reportTravelAgency(ctx, actor.accountId, body.agency)
    return { profile: await profileOf(ctx, actor.accountId), user: await userNow(ctx, actor.accountId) }
  }),
)

const show = route(setPhoto, ({ app, actor, body, write }) =>
  write(async (ctx) => {
    const image = await app.adapters.portraits(ctx, actor.accountId, body.uploadId)
    if (image === undefined) throw notFound('This picture')
    await showAs(ctx, actor.accountId, image)
    return { user: await userNow(ctx, actor.accountId) }
  }),
)

const hide = route(removePhoto, ({ actor, write }) =>
  write(async (ctx) => {
    await showAs(ctx, actor.accountId, null)
    return { user: await userNow(ctx, actor.accountId) }
  }),
)

const join = route(joinEndpoint, ({ actor, body, write }) =>
  write(async (ctx) => {
    await joinProgram(ctx, actor.accountId, body)
    return { user: await userNow(ctx, actor.accountId) }
  }),
)

export const profileRoutes: readonly Route[] = [look, change, show, hide, join]
