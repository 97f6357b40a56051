import { keepPush, myNoticePreferences, type PushDevice, registerAppPush, unsubscribePush } from '@porchlight/contract'
import { device, type KnownPush, knownPushIn, platform, readyMs, within } from '@porchlight/native/app'
import { api } from '../api.ts'
import { choosePush, hasDeclinedPush } from '../push/chosen.ts'
import { makeChannel } from './channel.ts'

const { App, Preferences, PushNotifications } = device

/** Where is written down what our server was told; it outlives the page and the process. */
const knownKey = 'push-token'

/** Whose messages this page shows. */
let person: number | undefined
/** What the server was told by this page, or has confirmed to it. */
let registered: string | undefined
const waiting = new Set<(token: string | undefined) => void>()

export const knownHere = async (): Promise<KnownPush | undefined> =>
  knownPushIn((await Preferences.get({ key: knownKey })).value)

/** What the phone's push service calls this app; undefined where it does not say so in time, or there is none. */
const tokenHere = async (): Promise<string | undefined> => {
  listen()
  let hears = (_token: string | undefined): void => {}
  const heard = new Promise<string | undefined>((resolve) => {
    hears = resolve
  })
  waiting.add(hears)
  await PushNotifications.register()
  const token = await within(readyMs, heard)
  waiting.delete(hears)
  return token
}

/** Tells the server, which sends pushes here as long as this session lives; the device as it lists it. */
const tell = async (accountId: number, token: string): Promise<PushDevice | undefined> => {
  const before = await knownHere()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const answer = await api(registerAppPush, { body: { platform: platform(), token, timeZone } })
  if (!answer.ok) return undefined
  if (before && before.token !== token) await api(unsubscribePush, { body: { endpoint: before.token } })
  await Preferences.set({ key: knownKey, value: JSON.stringify({ token, accountId } satisfies KnownPush) })
  registered = token
  return answer.results.device
}

/** No more pushes here: the server forgets this app, and its service takes nothing for it any more. */
export const unregister = async ({ token }: KnownPush): Promise<void> => {
  registered = undefined
  await Preferences.remove({ key: knownKey })
  await PushNotifications.unregister().catch(() => {})
  await api(unsubscribePush, { body: { endpoint: token } })
}

/** The server is told again after a new login. Taken off from another device meanwhile, pushes end here, too. */
const keep = async (accountId: number, known: KnownPush): Promise<void> => {
  const answer = await api(keepPush, { body: { endpoint: known.token } })
  if (!answer.ok) return
  registered = known.token
  if (answer.results.registered) return
  choosePush(accountId, false)
  await unregister(known)
}

/** Without a key of its service on the server there is nothing to register for, and Android must not be asked. */
const isSetUp = async (): Promise<boolean> => {
  const answer = await api(myNoticePreferences)
  return answer.ok && answer.results.preferences.appPush[platform()]
}

/** Registers. Call it where the phone allows notifications. */
export const register = async (accountId: number): Promise<PushDevice | undefined> => {
  await makeChannel()
  const token = await tokenHere()
  return token === undefined ? undefined : await tell(accountId, token)
}

const look = async (accountId: number): Promise<void> => {
  const known = await knownHere()
  const { receive } = await PushNotifications.checkPermissions()
  if (receive !== 'granted' || hasDeclinedPush(accountId)) {
    if (known) await unregister(known)
    return
  }
  if (known && known.token === registered) return
  if (!known && !(await isSetUp())) return
  const token = await tokenHere()
  if (token === undefined || person !== accountId) return
  if (known?.token === token && known.accountId === accountId) await keep(accountId, known)
  else await tell(accountId, token)
}

let line = Promise.resolve()

/** Makes the server know what the phone allows, one look after the other. */
export const lookAtPush = (): void => {
  line = line.then(async () => {
    if (person !== undefined) await look(person).catch(() => {})
  })
}

/** The service may rename the app at any time; what nobody waits for is such a name. */
const hear = (token: string | undefined): void => {
  const isAwaited = waiting.size > 0
  for (const take of waiting) take(token)
  waiting.clear()
  if (isAwaited || token === undefined || token === registered) return
  registered = undefined
  lookAtPush()
}

let listening = false
const listen = (): void => {
  if (listening) return
  listening = true
  void PushNotifications.addListener('registration', ({ value }) => hear(value))
  void PushNotifications.addListener('registrationError', () => hear(undefined))
  void App.addListener('appStateChange', ({ isActive }) => {
    if (isActive) lookAtPush()
  })
}

/** From now on this person's messages come here, as far as phone and person allow it. */
export const keepAppPush = (accountId: number): void => {
  person = accountId
  listen()
  lookAtPush()
}

/** Takes them back before a logout; what it gives begins again, should the logout fail (I1). */
export const leaveAppPush = async (): Promise<() => void> => {
  const before = person
  person = undefined
  const known = await knownHere().catch(() => undefined)
  if (known) await within(readyMs, unregister(known))
  return () => before !== undefined && keepAppPush(before)
}
