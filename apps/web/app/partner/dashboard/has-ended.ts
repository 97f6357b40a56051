import type { ApplicationState, CommissionState } from '@porchlight/contract'

const over: readonly ApplicationState[] = ['rejected', 'terminated']
const owing: readonly CommissionState[] = ['booked', 'earned', 'approved', 'scheduled']

type PartnerState = {
  applications: readonly { state: ApplicationState }[]
  states: readonly { state: CommissionState; count: number }[]
}

/** Whether every application was rejected or terminated, and nothing is left to pay: there is nothing to prepare for. */
export const hasEnded = ({ applications, states }: PartnerState): boolean =>
  applications.length > 0 &&
  applications.every(({ state }) => over.includes(state)) &&
  !states.some(({ state, count }) => owing.includes(state) && count > 0)
