import { changeLanguage, webData } from '@porchlight/contract'
import type { Actor } from '#http/actor'
import { csrfToken } from '#http/csrf'
import { type Route, route } from '#http/route'
import { mapStylesOf, siteOf } from '#http/site'
import { challengeRoutes } from './challenge-routes.ts'
import { speakTo } from './commands.ts'
import { loginRoutes } from './login-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { accountById } from './queries.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import type { Pending } from './rules.ts'
import { signupRoutes } from './signup-routes.ts'
import { userView } from './views.ts'

const pendingOfActor = (actor: Actor): Pending | null =>
  actor.kind === 'person' && actor.hindrance !== 'password_expired' ? actor.hindrance : null

const web = route(webData, async ({ app, actor, read, request }) => {
  const account = actor.kind === 'person' ? await read((ctx) => accountById(ctx, actor.accountId)) : undefined
  return {
    token: csrfToken(request.visitorSecret, request.sessionToken),
    mapKey: app.config.mapKey,
    mapStyles: mapStylesOf(app.config),
    loggedInUser: account ? userView(account, pendingOfActor(actor)) : null,
    site: siteOf(app.config),
  }
})

const language = route(changeLanguage, ({ actor, body, write }) =>
  write(async (ctx) => ({ user: userView(await speakTo(ctx, actor.accountId, body.language)) })),
)

export const routes: readonly Route[] = [
  web,
  ...loginRoutes,
  ...recoveryRoutes,
  ...challengeRoutes,
  ...passwordRoutes,
  ...signupRoutes,
  language,
]
