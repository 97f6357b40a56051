/** The most emails one address gets without a confirmation in between, however often the form is sent. */
export const mostRequests = 3
/** The minimum time between two of them. */
const requestMinutes = 10

const minute = 60_000

type Requested = { requested_at: Date; requested_times: number }

/** Whether a known address gets another email: not right away, and not forever. */
export const mayAskAgain = ({ requested_at, requested_times }: Requested, now: Date): boolean =>
  requested_times < mostRequests && now.getTime() - requested_at.getTime() >= requestMinutes * minute
