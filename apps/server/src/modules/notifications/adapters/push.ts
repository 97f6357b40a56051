/** A browser's push subscription: its push service's address, and the keys to encrypt for this browser only. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

export type PushKeys = { publicKey: string; privateKey: string }

export type Push = {
  subscription: Subscription
  keys: PushKeys
  /** JSON read by the service worker. */
  payload: string
  urgency: 'normal' | 'high'
  /** Replaces pending pushes with the same name; at most 32 letters and digits. */
  topic: string
}

/** `gone`: the browser has unsubscribed, and this address is never used again. */
export type PushOutcome = 'taken' | 'gone'

/** Sends web pushes. */
export interface PushAdapter {
  newKeys: () => PushKeys
  /** Whether pushes can go to this address at all: https to the public internet. */
  mayCall: (endpoint: string) => Promise<boolean>
  /** @throws PushRefused for a permanent failure, anything else for a temporary one */
  send: (push: Push) => Promise<PushOutcome>
}

/** The push service will never accept this message; the subscription may still be valid. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

declare module '#kernel/app' {
  interface Adapters {
    push: PushAdapter
  }
}
