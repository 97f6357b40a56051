import { deskPrograms, endEnrolment, enrolHome, ownerProgram, ownerPrograms, saveProgram } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeForEditor } from '#modules/homes'
import { save } from './commands.ts'
import { end, enroll } from './enrollment.ts'
import { programOfHome, programsForStaff, programsOfHome } from './views.ts'

export const routes: readonly Route[] = [
  route(ownerPrograms, ({ actor, params, read }) =>
    read(async (ctx) => programsOfHome(ctx, await homeForEditor(ctx, actor, params.id))),
  ),
  route(ownerProgram, ({ actor, params, read }) =>
    read(async (ctx) =>
      programOfHome(ctx, await homeForEditor(ctx, actor, params.id), params.programId, actor.accountId),
    ),
  ),
  route(enrolHome, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      await enroll(ctx, { programId: params.programId, homeId: home.id, from: body.from, by: actor.accountId })
      return programOfHome(ctx, home, params.programId, actor.accountId)
    }),
  ),
  route(endEnrolment, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      await end(app, ctx, { programId: params.programId, homeId: home.id, until: body.until, by: actor.accountId })
      return programOfHome(ctx, home, params.programId, actor.accountId)
    }),
  ),
  route(deskPrograms, ({ read }) => read(programsForStaff)),
  route(saveProgram, ({ actor, body, write }) =>
    write(async (ctx) => {
      await save(ctx, body, actor.accountId)
      return programsForStaff(ctx)
    }),
  ),
]
