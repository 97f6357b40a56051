import { keepPush, myNoticePreferences, type PushDevice, registerAppPush, unsubscribePush } from '@porchlight/contract'
import { device, type KnownPush, knownPushIn, platform, readyMs, within } from '@porchlight/native/app'
import { api } from '../api.ts'
import { choosePush, hasDeclinedPush } from '../push/chosen.ts'
import { makeChannel } from './channel.ts'

const { App, Preferences, PushNotifications } = device

/** The storage key for what our server knows; it outlives the page and the process. */
const knownKey = 'push-token'

/** The person whose notifications this page shows. */
let person: number | undefined
/** The token this page sent to the server, or confirmed with it. */
let registered: string | undefined
const waiting = new Set<(token: string | undefined) => void>()

export const knownHere = async (): Promise<KnownPush | undefined> =>
  knownPushIn((await Preferences.get({ key: knownKey })).value)

/** This app's token from the phone's push service; undefined if it doesn't return one in time, or there is none. */
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

/**
 * Registers the token with the server, which sends push notifications here as long as this session lives; returns the
 * device as the server lists it.
 */
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

/**
 * Stops push notifications here: the server deletes this app's token, and the push service no longer accepts anything
 * for it.
 */
export const unregister = async ({ token }: KnownPush): Promise<void> => {
  registered = undefined
  await Preferences.remove({ key: knownKey })
  await PushNotifications.unregister().catch(() => {})
  await api(unsubscribePush, { body: { endpoint: token } })
}

/** Registers again after a new login. If another device removed this one meanwhile, push notifications end here too. */
const keep = async (accountId: number, known: KnownPush): Promise<void> => {
  const answer = await api(keepPush, { body: { endpoint: known.token } })
  if (!answer.ok) return
  registered = known.token
  if (answer.results.registered) return
  choosePush(accountId, false)
  await unregister(known)
}

/** Without a service key on the server there is nothing to register for, and Android must not be asked. */
const isSetUp = async (): Promise<boolean> => {
  const answer = await api(myNoticePreferences)
  return answer.ok && answer.results.preferences.appPush[platform()]
}

/** Registers. Call it when the phone allows notifications. */
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

/** Syncs the phone's notification permission with the server, one check at a time. */
export const lookAtPush = (): void => {
  line = line.then(async () => {
    if (person !== undefined) await look(person).catch(() => {})
  })
}

/** The service may change the app's token at any time; a token no one is waiting for is such a change. */
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

/** From now on this person's notifications arrive here, as far as phone and person allow it. */
export const keepAppPush = (accountId: number): void => {
  person = accountId
  listen()
  lookAtPush()
}

/** Unregisters before a logout; the returned function registers again if the logout fails (I1). */
export const leaveAppPush = async (): Promise<() => void> => {
  const before = person
  person = undefined
  const known = await knownHere().catch(() => undefined)
  if (known) await within(readyMs, unregister(known))
  return () => before !== undefined && keepAppPush(before)
}
