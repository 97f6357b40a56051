import {
  isLanguage,
  type Language,
  type MergeField,
  type MessageTexts,
  nightsOf,
  soldStatuses,
} from '@porchlight/contract'
import { formatsOf } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { agreedHours, type Booking, timelineOf } from '#modules/bookings'
import { groupsOfHomes, homeById, homesByIds, ownersOf } from '#modules/homes'
import { guestsNight, recipientZone, whenAwake } from '#modules/notifications'
import { paidOf } from '#modules/payments'
import { tagsOfPeople } from '#modules/people'
import type { Course } from './rules.ts'

export const languageOf = (language: string | undefined): Language =>
  language && isLanguage(language) ? language : 'en'

/** The groups a home is in. */
export const groupsOfHome = async (ctx: ReadCtx, homeId: number): Promise<number[]> =>
  ((await groupsOfHomes(ctx, await homesByIds(ctx, [homeId]))).get(homeId) ?? []).map(({ id }) => id)

/** A stay with what determines its messages; undefined if its guest's account no longer exists. */
export const courseOf = async (ctx: ReadCtx, booking: Booking): Promise<Course | undefined> => {
  const { id, guestId, homeId, brandId, arrive, depart, checkInAt, checkOutAt, createdAt } = booking
  const guest = await accountById(ctx, guestId)
  if (!guest) return undefined
  const confirmedAt = booking.confirmedAt ?? createdAt
  const changed = (await timelineOf(ctx, id)).findLast(({ what }) => what === 'change')?.at
  const tags = (await tagsOfPeople(ctx, [guestId])).get(guestId) ?? []
  return {
    sold: soldStatuses.includes(booking.status),
    isOwners: (await ownersOf(ctx, homeId)).includes(guestId),
    homeId,
    groupIds: await groupsOfHome(ctx, homeId),
    brandId,
    arrive,
    depart,
    checkInAt,
    checkOutAt,
    confirmedAt,
    settledAt: changed ?? confirmedAt,
    timeZone: booking.quote.document.place.timeZone,
    language: languageOf(guest.language),
    guestTags: tags,
  }
}

/** Moves a time out of the night where the guest is: at the home during the stay, otherwise where they live. */
export const awakeFor = async (ctx: ReadCtx, { guestId }: Booking, course: Course): Promise<(at: Date) => Date> => {
  const livesIn = await recipientZone(ctx, guestId)
  return (at) => {
    const isThere = at >= course.checkInAt && at < course.checkOutAt
    return whenAwake({ timeZone: isThere ? course.timeZone : livesIn, quiet: guestsNight }, at)
  }
}

/** A stay's merge fields in one language. */
export const fieldsOf = async (
  app: App,
  ctx: ReadCtx,
  booking: Booking,
  language: Language,
): Promise<Record<MergeField, string>> => {
  const { id, number, guestId, homeId, arrive, depart, brandId, total, currency } = booking
  const guest = await accountById(ctx, guestId)
  const home = await homeById(ctx, homeId)
  const { timeZone } = agreedHours(booking)
  const formats = formatsOf(language)
  const site = siteOf(app, { brandId })
  const paid = (await paidOf(ctx, id)).paid
  return {
    guest_first_name: guest?.firstName ?? '',
    home: home.name,
    town: home.townName,
    check_in_date: formats.day(arrive),
    check_in_time: formats.clock(booking.checkInAt, timeZone),
    check_out_date: formats.day(depart),
    check_out_time: formats.clock(booking.checkOutAt, timeZone),
    nights: String(nightsOf(booking)),
    booking_number: number,
    balance_due: formats.money({ amount: Math.max(0, total - paid), currency }),
    stay_link: `${site.publicUrl}/travelers/bookings/${id}`,
    company: site.name,
  }
}

/** The text in a language; English if there is none. */
export const textFor = (texts: MessageTexts, language: Language): string => texts[language] || texts.en
