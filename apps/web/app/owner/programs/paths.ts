import { href } from 'react-router'

export const programTabs = ['details', 'jobs', 'invoices'] as const
export type ProgramTab = (typeof programTabs)[number]

/** Path of a program section for one home. */
export const programPath = (displayTab: ProgramTab, programId: number, homeId: number): string => {
  const of = { programId: String(programId), displayTab }
  return `${href('/owners/maintenance/owner-programs/:programId/:displayTab?', of)}?propertyId=${homeId}`
}

/** The home named in the URL; the loader rejects requests without one. */
export const homeInUrl = (request: Request): number => Number(new URL(request.url).searchParams.get('propertyId'))
