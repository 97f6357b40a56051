import { translation } from '../words.ts'
import type { agencyWords } from './agency.ts'

export const de = translation<typeof agencyWords>({
  title: 'Ihre Agentur',
  none: 'Benennen Sie Ihre Agentur, um mit mehreren zu arbeiten. Als Leitung sehen Sie, was alle verdienen; jeder wird für sich bezahlt.',
  note: 'Die Leitung sieht die Provisionen aller. Jeder wird für sich bezahlt.',
  name: 'Name der Agentur',
  create: 'Agentur anlegen',
  rename: 'Agentur umbenennen',
  saved: 'Gespeichert.',
  agents: 'Mitarbeitende',
  agent: 'Person',
  state: 'Stand',
  lead: 'Leitung',
  acts: 'Aktionen',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',
  leave: 'Agentur verlassen',
  email: 'E-Mail der Person',
  invite: 'Einladen',
  invited: 'Eingeladen. Die Person nimmt auf dieser Seite in ihrem Konto an.',
  invitation: '{lead} lädt Sie zu {name} ein',
  invitationText: 'Wenn Sie annehmen, sieht {lead} Ihre Provisionen. Sie werden weiterhin direkt bezahlt.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  mine: 'Meine',
  whole: 'Ganze Agentur',
  states: {
    invited: 'Eingeladen',
    joined: 'Mitglied',
  },
})
