/** A browser that takes pushes: where its push service listens, and the keys that only the browser can read with. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

export type PushKeys = { publicKey: string; privateKey: string }

export type Push = {
  subscription: Subscription
  keys: PushKeys
  /** JSON that the service worker reads. */
  payload: string
  urgency: 'normal' | 'high'
  /** Pushes that are still waiting under the same name are replaced; at most 32 letters and digits. */
  topic: string
}

/** `gone`: the browser has unsubscribed and never comes back under this address. */
export type PushOutcome = 'taken' | 'gone'

/** The way pushes leave the home. */
export interface PushAdapter {
  newKeys: () => PushKeys
  /** Whether pushes may go to this address at all: https to the public internet. */
  mayCall: (endpoint: string) => Promise<boolean>
  /** @throws PushRefused for good, anything else for now */
  send: (push: Push) => Promise<PushOutcome>
}

/** The push service will never take this message; the subscription may be sound. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

declare module '#kernel/app' {
  interface Adapters {
    push: PushAdapter
  }
}
