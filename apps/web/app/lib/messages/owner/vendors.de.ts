import { translation } from '../words.ts'
import type { ownerVendorsWords } from './vendors.ts'

export const de = translation<typeof ownerVendorsWords>({
  title: 'Dienstleister',
  lead: 'Unser Team beauftragt, plant und kontrolliert die Dienstleister. Wenden Sie sich an uns statt an sie.',
  tabsLabel: 'Dienstleister filtern',
  none: 'Hier noch keine Dienstleister',
  noneText: 'Dienstleister erscheinen hier, sobald sie in einem Ihrer Häuser arbeiten.',
  inHomes: 'In Ihren Häusern',
})
