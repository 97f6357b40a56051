import type { App } from '#kernel/app'
import type { PushOutcome } from './adapters/push.ts'
import { type Address, addressOf } from './addresses.ts'
import { type Delivery, dropped, type Outcome, sent } from './deliveries.ts'
import { devicesOf, forgetDevice } from './devices.ts'
import { isKind, kindOf } from './engine/kinds.ts'
import { pushKeys } from './secrets.ts'

type Note = { noticeId: number; title: string; body: string; url: string; urgency: 'normal' | 'high' }

/** What a screen shows of a message; tapping it opens the URL that marks it as clicked and redirects. */
const noteOf = ({ notice_id, kind, subject, text }: Delivery): Note => ({
  noticeId: notice_id ?? 0,
  title: subject,
  body: text.slice(0, 500),
  url: `/me/app-notification/redirect/${notice_id}`,
  urgency: isKind(kind) && kindOf(kind).weight === 'urgent' ? 'high' : 'normal',
})

type Browser = Extract<Address, { way: 'web' }>
type Phone = Exclude<Address, { way: 'web' }>

/** Sealed for the browser's service worker, and signed with the installation's own key. */
const toBrowser = async (app: App, subscription: Browser, note: Note): Promise<PushOutcome> => {
  const { noticeId, title, body, url, urgency } = note
  return await app.adapters.push.send({
    subscription,
    keys: await app.work.write((ctx) => pushKeys(app, ctx)),
    payload: JSON.stringify({ id: noticeId, title, body, url }),
    urgency,
    topic: `notice-${noticeId}`,
  })
}

/** Undefined if this installation no longer has a key for the phone's service. */
const toPhone = async (app: App, { way, endpoint }: Phone, note: Note): Promise<PushOutcome | undefined> =>
  app.adapters.appPush[way]?.send({ token: endpoint, ...note })

/**
 * Sends a message to one of its reader's devices where they are still logged in; forgets a device that is permanently
 * gone.
 */
export const sendPush = async (app: App, delivery: Delivery): Promise<Outcome> => {
  const devices = await app.work.read((ctx) => devicesOf(ctx, delivery.account_id ?? 0))
  const device = devices.find(({ id }) => `device:${id}` === delivery.recipient)
  if (!device) return dropped('the device is no longer there')
  const address = await app.work.read((ctx) => addressOf(ctx, app.seal, device.id))
  const note = noteOf(delivery)
  const outcome =
    address && (await (address.way === 'web' ? toBrowser(app, address, note) : toPhone(app, address, note)))
  if (outcome === 'taken') return sent
  if (address && outcome === undefined) return dropped('pushes to the app are not set up here')
  await app.work.write((ctx) => forgetDevice(ctx, device.id))
  return { state: 'refused', error: 'the device takes no pushes any more' }
}
