import { area } from '../words.ts'

/** Vendors, as an owner sees them. */
export const ownerVendorsWords = area({
  title: 'Vendors',
  lead: 'Our team hires, schedules, and checks vendors. Contact us instead of the vendor.',
  tabsLabel: 'Vendor filters',
  none: 'No vendors here yet',
  noneText: 'Vendors appear here once they work at one of your homes.',
  inHomes: 'At your homes',
})
