import { useSite } from './session.ts'

/** The company's time zone: its days and what is about no home are told by its clock. */
export const useTeamZone = (): string => useSite().timeZone
