import {
  clickNotification,
  conversationDeliveries,
  keepPush,
  myNoticePreferences,
  myNotifications,
  notificationById,
  notificationMenu,
  notificationsOfRoute,
  registerAppPush,
  retryMail,
  seeNotifications,
  setNoticePreferences,
  subscribePush,
  unsubscribePush,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { deviceName } from '#kernel/device-name'
import { type Account, accountById } from '#modules/accounts'
import { conversationById } from '#modules/conversations'
import { addDevice, keepDevice, removeDevice } from './devices.ts'
import { assertPushable, wayOf } from './endpoints.ts'
import { openablePath, productPath } from './engine/product-path.ts'
import { menuOf, pageOfNotices } from './menu.ts'
import { deliveriesOf } from './message-deliveries.ts'
import { clickNotice, clickNoticesTo, noticeOf, passNotices } from './notices.ts'
import { changeSettings, setChoices } from './preferences.ts'
import { allowMail, preferencesOf } from './profile.ts'
import { deviceView, noticeView } from './views.ts'

const menu = route(notificationMenu, ({ actor, query, read }) => read((ctx) => menuOf(ctx, actor.accountId, query)))

const list = route(myNotifications, ({ actor, query, read }) =>
  read(async (ctx) => ({ notifications: await pageOfNotices(ctx, actor.accountId, query) })),
)

const one = route(notificationById, ({ actor, params, read }) =>
  read(async (ctx) => {
    const reader = (await accountById(ctx, actor.accountId)) as Account
    return { notification: noticeView(await noticeOf(ctx, actor.accountId, params.id), reader) }
  }),
)

const click = route(clickNotification, ({ actor, params, write }) =>
  write(async (ctx) => {
    const { path } = await clickNotice(ctx, actor.accountId, params.id)
    const reader = (await accountById(ctx, actor.accountId)) as Account
    return { valid: true as const, to: openablePath(reader, path) }
  }),
)

const opened = route(notificationsOfRoute, ({ actor, body, write }) =>
  write(async (ctx) => {
    const path = productPath(body.to)
    return { updated: path ? await clickNoticesTo(ctx, actor.accountId, path) : 0 }
  }),
)

const seen = route(seeNotifications, ({ actor, body, write }) =>
  write(async (ctx) => ({ updated: await passNotices(ctx, actor.accountId, body.until, body.read) })),
)

const preferences = route(myNoticePreferences, ({ app, actor, write }) =>
  write(async (ctx) => ({ preferences: await preferencesOf(app, ctx, actor.accountId) })),
)

const choose = route(setNoticePreferences, ({ app, actor, body, write }) =>
  write(async (ctx) => {
    await setChoices(ctx, actor.accountId, body.topics)
    await changeSettings(ctx, actor.accountId, body)
    return { preferences: await preferencesOf(app, ctx, actor.accountId) }
  }),
)

const mailAgain = route(
  retryMail,
  ({ app, actor, write }) =>
    write(async (ctx) => {
      await allowMail(ctx, actor.accountId)
      return { preferences: await preferencesOf(app, ctx, actor.accountId) }
    }),
  { allowance: { perMinute: 10 } },
)

const subscribe = route(
  subscribePush,
  async ({ app, actor, body, request, write }) => {
    await assertPushable(app, body)
    return await write(async (ctx) => {
      if (body.timeZone) await changeSettings(ctx, actor.accountId, { timeZone: body.timeZone })
      const { accountId, sessionId } = actor
      const name = deviceName(request.headers['user-agent'] ?? '')
      const { endpoint, keys } = body
      return {
        device: deviceView(
          await addDevice(ctx, app.seal, { way: 'web', accountId, sessionId, endpoint, ...keys, name }),
        ),
      }
    })
  },
  { allowance: { perMinute: 20 } },
)

const registerApp = route(
  registerAppPush,
  ({ app, actor: { accountId, sessionId }, body: { platform, token: endpoint, timeZone }, request, write }) =>
    write(async (ctx) => {
      const way = wayOf(app, platform)
      if (timeZone) await changeSettings(ctx, accountId, { timeZone })
      const name = deviceName(request.headers['user-agent'] ?? '', siteOf(app).name)
      return { device: deviceView(await addDevice(ctx, app.seal, { way, accountId, sessionId, endpoint, name })) }
    }),
  { allowance: { perMinute: 20 } },
)

const keep = route(
  keepPush,
  ({ actor, body, write }) =>
    write(async (ctx) => ({
      registered: await keepDevice(ctx, {
        accountId: actor.accountId,
        sessionId: actor.sessionId,
        endpoint: body.endpoint,
      }),
    })),
  { allowance: { perMinute: 20 } },
)

const deliveries = route(conversationDeliveries, ({ params, read }) =>
  read(async (ctx) => ({ deliveries: await deliveriesOf(ctx, (await conversationById(ctx, params.id)).id) })),
)

const unsubscribe = route(unsubscribePush, ({ actor, body, write }) =>
  write(async (ctx) => ({ removed: await removeDevice(ctx, actor.accountId, body) })),
)

export const routes: readonly Route[] = [
  menu,
  list,
  preferences,
  one,
  click,
  opened,
  seen,
  choose,
  mailAgain,
  subscribe,
  registerApp,
  keep,
  unsubscribe,
  deliveries,
]
