import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { readerText } from './values/shapes.ts'
import { isZone } from './values/zone.ts'

/** Topics we notify people about; each person chooses the channels per topic. */
export const noticeTopics = ['requests', 'bookings', 'payments', 'calendar', 'arrivals', 'searches', 'account'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/**
 * Money, nights claimed by two parties, and the account itself: these always reach a person in the product or by email.
 */
export const essentialTopics: readonly NoticeTopic[] = ['bookings', 'payments', 'calendar', 'account']
export const isEssential = (topic: NoticeTopic): boolean => essentialTopics.includes(topic)

export const noticeChannels = ['product', 'email', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

const commentLink = z.object({ url: z.string() })

/** A message to one person (spec section 3). */
export const notification = z.object({
  id,
  subject: readerText,
  content: readerText,
  topic: z.enum(noticeTopics),
  /** What a click does, in words. */
  action: readerText,
  /** The page a click opens: always a path of the product, never another address. */
  to: z.string(),
  clicked: z.boolean(),
  /** Waits for an action only this person can take. */
  todo: z.boolean(),
  about: z.object({ kind: z.enum(['booking', 'home', 'account']), id }).nullable(),
  commentLinks: z.object({ current: z.array(commentLink), legacy: z.array(commentLink) }),
  createdAt: instant,
})
export type Notification = z.output<typeof notification>
/** As stored on the server, before it is rendered for its reader. */
export type NotificationData = z.input<typeof notification>

export const noticeCounters = ['unread', 'new', 'todo'] as const
export type NoticeCounter = (typeof noticeCounters)[number]

export const notificationMenu = endpoint({
  method: 'GET',
  path: 'notifications/menu',
  summary: 'Get the newest notifications, open to-dos, and their counts',
  audience: 'session',
  query: z.object({
    /** The current time, so that no cache on the way answers. */
    t: z.string().max(40).optional(),
    /** The names of the requested counters, separated by commas; all if absent. */
    counts: z.string().max(200).optional(),
    /** When the menu was last opened; `new` counts from there. */
    lastOpen: instant.optional(),
  }),
  results: z.object({
    messages: z.array(notification),
    todo: z.array(notification),
    counts: z.partialRecord(z.enum(noticeCounters), z.int()),
    error: z.string().nullable(),
  }),
  errors: {},
})

export const myNotifications = endpoint({
  method: 'GET',
  path: 'notifications',
  summary: 'List the person’s notifications, newest first',
  audience: 'session',
  query: pageQuery.extend({ only: z.enum(['all', 'unread', 'todo']).default('all') }),
  results: z.object({ notifications: collectionOf(notification) }),
  errors: {},
})

export const notificationById = endpoint({
  method: 'GET',
  path: 'notifications/{id}',
  summary: 'Get a notification, as its reader',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({ notification }),
  errors: {},
})

export const clickNotification = endpoint({
  method: 'POST',
  path: 'notifications/{id}/click',
  passive: true,
  summary: 'Mark a notification as clicked; returns its target',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({ valid: z.literal(true), to: z.string() }),
  errors: {},
})

export const notificationsOfRoute = endpoint({
  method: 'POST',
  path: 'notifications/route',
  passive: true,
  summary: 'Mark the notifications that lead to the screen just opened',
  audience: 'session',
  body: z.object({ to: z.string().min(1).max(500) }),
  results: z.object({ updated: z.int() }),
  errors: {},
})

export const seeNotifications = endpoint({
  method: 'POST',
  path: 'notifications/seen',
  passive: true,
  summary: 'Mark notifications up to this one as seen, or as read when `read` is set',
  audience: 'session',
  body: z.object({ until: id, read: z.boolean().default(false) }),
  results: z.object({ updated: z.int() }),
  errors: {},
})

const channels = z.object({ product: z.boolean(), email: z.boolean(), push: z.boolean() })
export type NoticeChannels = z.output<typeof channels>

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const quietHours = z.object({ from: wallTime, to: wallTime })
export type QuietHours = z.output<typeof quietHours>

const device = z.object({ id, name: z.string(), since: instant })
export type PushDevice = z.output<typeof device>

export const noticePreferences = z.object({
  topics: z.array(z.object({ topic: z.enum(noticeTopics), essential: z.boolean(), channels })),
  /** No push notifications or text messages between these times on the person's own clock; null: no quiet hours. */
  quiet: quietHours.nullable(),
  timeZone: z.string(),
  /** One morning email with minor unread notifications. */
  digest: z.boolean(),
  /** A text message if money or a deadline remains unread. */
  texts: z.boolean(),
  email: z.object({
    address: z.string(),
    /** Set when the mail server rejected our emails permanently; nothing is sent to it until it is retried. */
    stopped: z.object({ since: instant, reason: z.string() }).nullable(),
  }),
  phone: z.string().nullable(),
  devices: z.array(device),
  /** The public key for push notifications (VAPID), for the browser's subscription. */
  pushKey: z.string(),
  /** Whether this installation can send push notifications to the app on these phones. */
  appPush: z.object({ ios: z.boolean(), android: z.boolean() }),
})
export type NoticePreferences = z.output<typeof noticePreferences>

export const myNoticePreferences = endpoint({
  method: 'GET',
  path: 'notifications/preferences',
  summary: 'Get the notification preferences',
  audience: 'session',
  results: z.object({ preferences: noticePreferences }),
  errors: {},
})

export const setNoticePreferences = endpoint({
  method: 'POST',
  path: 'notifications/preferences',
  summary: 'Change notification preferences; what is left out is unchanged',
  audience: 'session',
  body: z.object({
    topics: z
      .array(z.object({ topic: z.enum(noticeTopics), channels }))
      .max(noticeTopics.length)
      .default([]),
    quiet: quietHours.nullable().optional(),
    timeZone: z.string().max(64).refine(isZone, { error: 'This time zone is not known' }).optional(),
    digest: z.boolean().optional(),
    texts: z.boolean().optional(),
  }),
  results: z.object({ preferences: noticePreferences }),
  errors: { channel_needed: 422 },
})

export const retryMail = endpoint({
  method: 'POST',
  path: 'notifications/mail-again',
  summary: 'Resume email to a mailbox that had rejected ours',
  audience: 'session',
  results: z.object({ preferences: noticePreferences }),
  errors: {},
})

const pushKeyText = z.string().regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/)

/** The contents of a browser's `PushSubscription.toJSON()`, and its time zone. */
export const subscribePush = endpoint({
  method: 'POST',
  path: 'notifications/devices',
  summary: 'Register this browser for pushes while the person is logged in on it',
  audience: 'session',
  status: 201,
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: pushKeyText, auth: pushKeyText }),
    timeZone: z.string().max(64).refine(isZone).optional(),
  }),
  results: z.object({ device }),
  errors: { endpoint_not_allowed: 422, too_many_devices: 409 },
})

/** The token Apple's or Google's service uses for the app on one phone. */
const pushToken = z.string().regex(/^[\w:-]{32,1000}$/)

export const registerAppPush = endpoint({
  method: 'POST',
  path: 'notifications/devices/app',
  summary: 'Register the app on this phone for pushes while the person is logged in on it',
  audience: 'session',
  status: 201,
  body: z.object({
    platform: z.enum(['ios', 'android']),
    token: pushToken,
    timeZone: z.string().max(64).refine(isZone).optional(),
  }),
  results: z.object({ device }),
  errors: { push_not_set_up: 422, too_many_devices: 409 },
})

export const keepPush = endpoint({
  method: 'POST',
  path: 'notifications/devices/keep',
  passive: true,
  summary: 'Resume pushes to a registered browser or app after a new login, unless it was removed',
  audience: 'session',
  body: z.object({ endpoint: z.url().max(1000).or(pushToken) }),
  results: z.object({ registered: z.boolean() }),
  errors: {},
})

export const unsubscribePush = endpoint({
  method: 'POST',
  path: 'notifications/devices/remove',
  summary: 'Remove a device from pushes, by id or endpoint',
  audience: 'session',
  body: z
    .object({ id: id.optional(), endpoint: z.string().max(1000).optional() })
    .refine((given) => given.id !== undefined || given.endpoint !== undefined, { error: 'Name the device' }),
  results: z.object({ removed: z.int() }),
  errors: {},
})
