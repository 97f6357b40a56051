import { translation } from '../words.ts'
import type { newHomeWords } from './new-home.ts'

export const fr = translation<typeof newHomeWords>({
  title: 'Ajouter un logement',
  lead: 'Commencez par le nom et l’adresse. Vous complétez ensuite la configuration, dans l’ordre de votre choix.',
  staffLead:
    'Créez un brouillon pour un propriétaire. Il le trouve dans sa liste et complète la configuration avec vous.',
  back: 'Logements',
  ownerEmail: 'E-mail du propriétaire',
  ownerEmailHint: 'Le propriétaire doit d’abord avoir un compte.',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  name: 'Nom du logement',
  nameHint: 'Les voyageurs voient ce nom. Vous pourrez le modifier.',
  zipInvalid: 'Saisissez un code postal valide',
  pin: 'Point sur la carte',
  pinHint:
    'Seulement si nous ne trouvons pas l’adresse. Collez un lien de carte ou des coordonnées comme 40.9634, -72.1848',
  placeOnMap: 'Placer le point sur la carte',
  pinInvalid: 'Saisissez la latitude et la longitude, par exemple 40.9634, -72.1848, ou un lien de carte',
  create: 'Créer le brouillon',
})
