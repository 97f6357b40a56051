import { useSite } from './session.ts'

/** The company's time zone: its days, and anything not about a home, use its clock. */
export const useTeamZone = (): string => useSite().timeZone
