import { translation } from '../words.ts'
import type { homeAddOnsWords } from './home-add-ons.ts'

export const de = translation<typeof homeAddOnsWords>({
  title: 'Was Gäste dazubuchen können',
  note: 'Wird beim Buchen angeboten',
  lead: 'Es steht neben dem Preis und nur bei denen darin, die es wählen. Eine Reinigung zwischendurch kann ändern, wie ein Aufenthalt besteuert wird.',
  none: 'Noch wird nichts angeboten.',
  label: 'Was es ist',
  text: 'Was der Gast bekommt',
  textHint: 'Ein Satz',
  kind: 'Art',
  kinds: {
    extra: 'Ein Extra',
    mid_stay_clean: 'Reinigung zwischendurch',
    early_late: 'Früher kommen oder später gehen',
  },
  price: 'Preis',
  per: 'Für',
  pers: { stay: 'den Aufenthalt', night: 'jede Nacht', guest: 'jeden Gast', guest_night: 'jeden Gast und jede Nacht' },
  add: 'Noch etwas anbieten',
  remove: '„{label}“ zurücknehmen',
  removeEmpty: 'Das zurücknehmen',
  missing: 'Bitte füllen Sie das aus.',
  twice: 'Das steht hier schon.',
  unclear: 'Bitte schreiben Sie einen Betrag.',
  save: 'Zubuchbares speichern',
  saved: 'Es wird ab dem nächsten Angebot angeboten',
})
