import type { PushOutcome } from './push.ts'

/** The service that carries pushes to the app: Apple's or Google's. */
export type AppMethod = 'apns' | 'fcm'

/** What a phone shows of a message, and what tapping it opens. */
export type AppPush = {
  /** Identifies the app on one phone to its service. */
  token: string
  noticeId: number
  title: string
  body: string
  /** A path in the product. */
  url: string
  urgency: 'normal' | 'high'
}

/** Sends pushes to the app on one kind of phone. */
export interface AppPushAdapter {
  /** @throws PushRefused for a permanent failure, anything else for a temporary one */
  send: (push: AppPush) => Promise<PushOutcome>
  close: () => void
}

/** A push that wasn't fetched within a day is outdated. */
export const ttlSeconds = 86_400

/** The name of a message on a phone: if sent twice, it is shown once. */
export const nameOf = ({ noticeId }: Pick<AppPush, 'noticeId'>): string => `notice-${noticeId}`

declare module '#kernel/app' {
  interface Adapters {
    /** Null if this installation has no key for the service. */
    appPush: Readonly<Record<AppMethod, AppPushAdapter | null>>
  }
}
