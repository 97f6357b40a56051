/** What partners do, the first before the others where several referred a guest (R59). */
export const programs = ['travel-agent', 'broker', 'referral', 'affiliate'] as const
export type Program = (typeof programs)[number]
