import type { BodyOf, registerAppPush, subscribePush } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { AppMethod } from './adapters/app-push.ts'
import { arePushKeys } from './engine/push-keys.ts'

/** @throws Problem 422 `endpoint_not_allowed` unless pushes can go there (R70) and can be read there */
export const assertPushable = async (
  { adapters }: Pick<App, 'adapters'>,
  { endpoint, keys }: BodyOf<typeof subscribePush>,
): Promise<void> => {
  if (arePushKeys(keys) && (await adapters.push.mayCall(endpoint))) return
  throw new Problem(422, 'endpoint_not_allowed', 'This browser doesn’t support push notifications.', undefined, {
    required: ['endpoint'],
  })
}

type Platform = BodyOf<typeof registerAppPush>['platform']

const ways: Readonly<Record<Platform, AppMethod>> = { ios: 'apns', android: 'fcm' }

/** The phones this installation can send to. */
export const devicesReached = ({ adapters: { appPush } }: Pick<App, 'adapters'>): Record<Platform, boolean> => ({
  ios: appPush.apns !== null,
  android: appPush.fcm !== null,
})

/**
 * The service that reaches the app on a phone. @throws Problem 422 `push_not_set_up` if the installation has no key for
 * it
 */
export const wayOf = (app: Pick<App, 'adapters'>, platform: Platform): AppMethod => {
  if (devicesReached(app)[platform]) return ways[platform]
  throw new Problem(422, 'push_not_set_up', 'Push notifications aren’t available in the app yet.')
}
