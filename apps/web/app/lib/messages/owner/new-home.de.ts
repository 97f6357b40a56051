import { translation } from '../words.ts'
import type { newHomeWords } from './new-home.ts'

export const de = translation<typeof newHomeWords>({
  title: 'Haus hinzufügen',
  lead: 'Beginnen Sie mit Name und Adresse. Danach richten Sie das Haus ein, in beliebiger Reihenfolge.',
  staffLead:
    'Legen Sie einen Entwurf für einen Eigentümer an. Er findet ihn in seiner Liste und richtet ihn mit Ihnen ein.',
  back: 'Häuser',
  ownerEmail: 'E-Mail-Adresse des Eigentümers',
  ownerEmailHint: 'Der Eigentümer braucht zuerst ein Konto.',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  name: 'Name des Hauses',
  nameHint: 'Gäste sehen diesen Namen. Sie können ihn später ändern.',
  zipInvalid: 'Geben Sie eine gültige Postleitzahl ein',
  pin: 'Punkt auf der Karte',
  pinHint:
    'Nur falls wir die Adresse nicht finden. Fügen Sie einen Kartenlink oder Koordinaten wie 40.9634, -72.1848 ein',
  placeOnMap: 'Punkt auf der Karte setzen',
  pinInvalid: 'Geben Sie Breiten- und Längengrad ein, zum Beispiel 40.9634, -72.1848, oder einen Kartenlink',
  create: 'Entwurf anlegen',
})
