import { translation } from '../words.ts'
import type { homeAddOnsWords } from './home-add-ons.ts'

export const fr = translation<typeof homeAddOnsWords>({
  title: 'Extras',
  note: 'Proposé à la réservation',
  lead: 'Les voyageurs voient les extras à côté du prix et ne paient que ceux qu’ils choisissent. Un ménage en cours de séjour peut modifier les taxes.',
  none: 'Aucun extra pour l’instant.',
  label: 'Nom',
  text: 'Description',
  textHint: 'Une phrase sur ce que reçoit le voyageur',
  kind: 'Type',
  kinds: {
    extra: 'Extra',
    mid_stay_clean: 'Ménage en cours de séjour',
    early_late: 'Arrivée anticipée ou départ tardif',
  },
  price: 'Prix',
  per: 'Facturé par',
  pers: { stay: 'séjour', night: 'nuit', guest: 'voyageur', guest_night: 'voyageur et nuit' },
  add: 'Créer un extra',
  remove: 'Retirer « {label} »',
  removeEmpty: 'Retirer cet extra',
  missing: 'Remplissez ce champ.',
  twice: 'Cet extra existe déjà.',
  unclear: 'Saisissez un montant.',
  save: 'Enregistrer les extras',
  saved: 'Extras enregistrés. Ils s’appliquent aux nouveaux devis.',
})
