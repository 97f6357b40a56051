import { translation } from '../words.ts'
import type { formWords } from './forms.ts'

export const fr = translation<typeof formWords>({
  error: 'Erreur',
  requiredFields: 'Champs obligatoires',
  completeFields: 'Merci de compléter les champs signalés',
  required: 'Ce champ est obligatoire',
  couldNotComplete: 'La demande n’a pas pu aboutir',
  optional: 'Facultatif',
})
