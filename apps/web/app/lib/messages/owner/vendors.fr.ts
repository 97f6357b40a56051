import { translation } from '../words.ts'
import type { ownerVendorsWords } from './vendors.ts'

export const fr = translation<typeof ownerVendorsWords>({
  title: 'Prestataires',
  lead: 'Notre équipe engage, planifie et contrôle les prestataires. Contactez-nous plutôt que le prestataire.',
  tabsLabel: 'Filtrer les prestataires',
  none: 'Aucun prestataire pour l’instant',
  noneText: 'Les prestataires apparaissent ici dès qu’ils interviennent dans l’une de vos maisons.',
  inHomes: 'Dans vos maisons',
})
