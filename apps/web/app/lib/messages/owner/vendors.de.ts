import { translation } from '../words.ts'
import type { ownerVendorsWords } from './vendors.ts'

export const de = translation<typeof ownerVendorsWords>({
  title: 'Wer in Ihren Häusern arbeitet',
  lead: 'Unser Team wählt sie aus, schickt sie und prüft ihre Arbeit. Bitte schreiben Sie uns und nicht ihnen.',
  tabsLabel: 'Welche Firmen',
  none: 'Niemand dieser Art',
  noneText: 'Beginnt eine Firma in einem Ihrer Häuser zu arbeiten, so steht sie hier.',
  inHomes: 'In Ihren Häusern',
})
