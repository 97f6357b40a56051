import { isEssential, type NoticeChannels, type NoticeTopic, noticeTopics, type Role } from '@porchlight/contract'

const forAll: readonly NoticeTopic[] = ['bookings', 'payments', 'account']
const byRole: Partial<Record<Role, readonly NoticeTopic[]>> = {
  traveler: ['requests', 'arrivals', 'searches'],
  owner: ['requests', 'arrivals', 'calendar'],
}

/** The topics that can concern someone with these roles, in the order of the list. */
export const topicsOf = (roles: readonly Role[]): NoticeTopic[] => {
  const own = new Set([...forAll, ...roles.flatMap((role) => byRole[role] ?? [])])
  return noticeTopics.filter((topic) => own.has(topic))
}

/** The defaults until someone chooses: everything, but no push for comings, goings, and saved searches. */
export const usualChannels = (topic: NoticeTopic): NoticeChannels => ({
  product: true,
  email: true,
  push: topic !== 'arrivals' && topic !== 'searches',
})

/** A push may disappear with its device, so money and safety need the product or the email. */
export const reachesEnough = (topic: NoticeTopic, { product, email }: NoticeChannels): boolean =>
  !isEssential(topic) || product || email

/** A choice after emails on its topic were unsubscribed by their own link. */
export const withoutEmails = (channels: NoticeChannels): NoticeChannels => ({ ...channels, email: false })
