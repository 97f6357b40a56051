import { href } from 'react-router'

export const programTabs = ['details', 'jobs', 'invoices'] as const
export type ProgramTab = (typeof programTabs)[number]

/** Where a part of a program stands, for one home. */
export const programPath = (displayTab: ProgramTab, programId: number, homeId: number): string => {
  const of = { programId: String(programId), displayTab }
  return `${href('/owners/maintenance/owner-programs/:programId/:displayTab?', of)}?propertyId=${homeId}`
}

/** The home that the address names; whoever is here has named one. */
export const chosenHome = (request: Request): number => Number(new URL(request.url).searchParams.get('propertyId'))
