import { z } from 'zod'

/** An announcement: an event from a module's `events.ts`, called with its payload. */
export type Announcement = { name: string; payload: Readonly<Record<string, unknown>> }

type Fields = z.ZodRawShape

/** Call it with a payload and announce the result; consumers take their payload's type from it. */
export interface EventType<Name extends string, Shape extends Fields> {
  (payload: z.input<z.ZodObject<Shape>>): Announcement
  readonly event: Name
  /** When it is announced, as a sentence for the catalog. */
  readonly when: string
  readonly payload: z.ZodObject<Shape>
}

export type PayloadOf<Event extends { payload: z.ZodType }> = z.output<Event['payload']>

/** Any event, reduced to what consumers need. */
export type AnyEvent = { readonly event: string; readonly when: string; readonly payload: z.ZodObject }

/** Declares an event in a module's `events.ts`. The payload is stored as JSON: instants are ISO strings. */
export const defineEvent = <const Name extends string, Shape extends Fields>(
  event: Name,
  when: string,
  shape: Shape,
): EventType<Name, Shape> =>
  Object.assign((payload: z.input<z.ZodObject<Shape>>) => ({ name: event, payload }), {
    event,
    when,
    payload: z.object(shape),
  })

/** Events by name, for tables with an entry for each. */
export const byName = <const Events extends readonly AnyEvent[]>(...events: Events) =>
  Object.fromEntries(events.map((event) => [event.event, event])) as unknown as {
    readonly [Event in Events[number] as Event['event']]: Event
  }

export const id = z.int()
/** An instant, as ISO text. */
export const moment = z.string()
/** A calendar day. */
export const day = z.string()
export const money = { amount: z.int(), currency: z.string() }
