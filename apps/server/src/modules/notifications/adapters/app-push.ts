import type { PushOutcome } from './push.ts'

/** Whose service carries pushes to the app: Apple's or Google's. */
export type AppMethod = 'apns' | 'fcm'

/** What a phone shows of a message, and what a press opens. */
export type AppPush = {
  /** What names the app on one phone at its service. */
  token: string
  noticeId: number
  title: string
  body: string
  /** A path of the product. */
  url: string
  urgency: 'normal' | 'high'
}

/** The way pushes reach the app on phones of one kind. */
export interface AppPushAdapter {
  /** @throws PushRefused for good, anything else for now */
  send: (push: AppPush) => Promise<PushOutcome>
  close: () => void
}

/** What nobody's phone has fetched after a day is no news any more. */
export const ttlSeconds = 86_400

/** The name of a message on a phone: sent twice it is shown once. */
export const nameOf = ({ noticeId }: Pick<AppPush, 'noticeId'>): string => `notice-${noticeId}`

declare module '#kernel/app' {
  interface Adapters {
    /** Null where this installation has no key of the service. */
    appPush: Readonly<Record<AppMethod, AppPushAdapter | null>>
  }
}
