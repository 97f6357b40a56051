import { translation } from '../words.ts'
import type { ownerVendorsWords } from './vendors.ts'

export const fr = translation<typeof ownerVendorsWords>({
  title: 'Qui travaille dans vos maisons',
  lead: 'Notre équipe les choisit, les envoie et vérifie leur travail. Écrivez-nous plutôt qu’à eux.',
  tabsLabel: 'Quelles entreprises',
  none: 'Personne de ce type',
  noneText: 'Dès qu’une entreprise travaille dans l’une de vos maisons, elle figure ici.',
  inHomes: 'Dans vos maisons',
})
