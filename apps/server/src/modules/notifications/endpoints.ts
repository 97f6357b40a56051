import type { BodyOf, subscribePush } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { arePushKeys } from './engine/push-keys.ts'

/** @throws Problem 422 `endpoint_not_allowed` unless pushes may go there (R70) and can be read there */
export const assertPushable = async (
  { adapters }: Pick<App, 'adapters'>,
  { endpoint, keys }: BodyOf<typeof subscribePush>,
): Promise<void> => {
  if (arePushKeys(keys) && (await adapters.push.mayCall(endpoint))) return
  throw new Problem(422, 'endpoint_not_allowed', 'Messages cannot be sent to this browser.', undefined, {
    required: ['endpoint'],
  })
}
