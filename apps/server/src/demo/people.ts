import type { Permission } from '@porchlight/contract'
import { isStaffRole } from '#modules/accounts'
import { firstNames, lastNames } from './names.ts'
import type { Random } from './random.ts'

export type DemoPerson = {
  email: string
  firstName: string
  lastName: string
  phone: string
  roles: ('traveler' | 'owner' | 'broker' | 'travel-agent' | 'referral' | 'affiliate' | 'staff' | 'admin')[]
  /** The agency a travel agent gave when they signed up. */
  licenses?: { travelAgent: { agencyName: string; agencyIataNumber: string } }
  /** The areas a staff member has access to. */
  permissions?: readonly Permission[]
}

/** Everyone's password in the demo world. */
export const demoPassword = 'Porch-light-2026'

/** Email domain of every invented person. */
export const demoDomain = 'demo.porchlight.test'
const domain = demoDomain

const named: readonly DemoPerson[] = [
  { email: `guest@${domain}`, firstName: 'Ines', lastName: 'Okafor', phone: '+1 631 555 0111', roles: ['traveler'] },
  {
    email: `owner@${domain}`,
    firstName: 'Edith',
    lastName: 'Whitcombe',
    phone: '+1 631 555 0112',
    roles: ['owner', 'traveler'],
  },
  { email: `broker@${domain}`, firstName: 'Rafael', lastName: 'Alvarez', phone: '+1 631 555 0113', roles: ['broker'] },
  {
    email: `agent@${domain}`,
    firstName: 'Greta',
    lastName: 'Lindqvist',
    phone: '+1 631 555 0114',
    roles: ['travel-agent'],
    licenses: { travelAgent: { agencyName: 'Lindqvist Travel', agencyIataNumber: '33412072' } },
  },
  {
    email: `agent-2@${domain}`,
    firstName: 'Odile',
    lastName: 'Marchand',
    phone: '+1 631 555 0118',
    roles: ['travel-agent'],
    licenses: { travelAgent: { agencyName: 'Lindqvist Travel', agencyIataNumber: '33412072' } },
  },
  {
    email: `agent-3@${domain}`,
    firstName: 'Tomas',
    lastName: 'Brandt',
    phone: '+1 631 555 0119',
    roles: ['travel-agent'],
    licenses: { travelAgent: { agencyName: 'Lindqvist Travel', agencyIataNumber: '33412072' } },
  },
  {
    email: `staff@${domain}`,
    firstName: 'Theo',
    lastName: 'Quill',
    phone: '+1 631 555 0115',
    roles: ['staff', 'admin'],
  },
  {
    email: `books@${domain}`,
    firstName: 'Marisol',
    lastName: 'Vance',
    phone: '+1 631 555 0116',
    roles: ['staff'],
    permissions: ['money'],
  },
  {
    email: `admin@${domain}`,
    firstName: 'Ruth',
    lastName: 'Castellan',
    phone: '+1 631 555 0117',
    roles: ['staff', 'admin'],
  },
  {
    email: `referral@${domain}`,
    firstName: 'Nadia',
    lastName: 'Thorne',
    phone: '+1 631 555 0120',
    roles: ['referral'],
  },
  {
    email: `affiliate@${domain}`,
    firstName: 'Jonah',
    lastName: 'Reyes',
    phone: '+1 631 555 0121',
    roles: ['affiliate'],
  },
  {
    email: `applicant@${domain}`,
    firstName: 'Priya',
    lastName: 'Nair',
    phone: '+1 631 555 0122',
    roles: ['travel-agent'],
    licenses: { travelAgent: { agencyName: 'Nair & Sons Journeys', agencyIataNumber: '33482050' } },
  },
]

/** Names and phone numbers don't repeat before the lists are used up: the lengths have no common factor with the steps. */
const crowd = (random: Random, count: number, kind: 'owner' | 'guest'): DemoPerson[] => {
  const [firsts, lasts] = [random.shuffled(firstNames), random.shuffled(lastNames)]
  return Array.from({ length: count }, (_, at) => {
    const pair = (at * 613) % (firsts.length * lasts.length)
    return {
      email: `${kind}-${at + 1}@${domain}`,
      firstName: firsts[pair % firsts.length] as string,
      lastName: lasts[Math.floor(pair / firsts.length)] as string,
      phone: `+1 631 555 ${1000 + ((at * 7919 + (kind === 'owner' ? 4000 : 0)) % 9000)}`,
      roles: kind === 'owner' ? ['owner', 'traveler'] : ['traveler'],
    }
  })
}

/** People in the demo world who sign in with a second factor. */
export const demoStaff: readonly DemoPerson[] = named.filter(({ roles }) => roles.some(isStaffRole))

export type DemoPeople = { named: readonly DemoPerson[]; owners: readonly DemoPerson[]; guests: readonly DemoPerson[] }

export const peopleOf = (seed: Random, count: { owners: number; guests: number }): DemoPeople => ({
  named,
  owners: crowd(seed.fork('owners'), count.owners, 'owner'),
  guests: crowd(seed.fork('guests'), count.guests, 'guest'),
})
