import { device, openAppSettings, platform } from '@porchlight/native/app'
import { choosePush } from '../push/chosen.ts'
import type { PushWay } from '../push/way.ts'
import { knownHere, register, unregister } from './push.ts'

const { PushNotifications } = device

/** Push notifications through the phone's own service, which arrive even when the app is closed. */
export const appPush: PushWay = {
  async state(accountId, { appPush: reached }) {
    if (!reached[platform()]) return 'unable'
    if ((await PushNotifications.checkPermissions()).receive === 'denied') return 'refused'
    return (await knownHere())?.accountId === accountId ? 'on' : 'off'
  },
  async turnOn(accountId) {
    if ((await PushNotifications.requestPermissions()).receive !== 'granted') return undefined
    choosePush(accountId, true)
    return await register(accountId)
  },
  async turnOff(accountId) {
    choosePush(accountId, false)
    const known = await knownHere()
    if (known) await unregister(known)
  },
  openSettings: () => void openAppSettings(device),
}
