import { translation } from '../words.ts'
import type { formWords } from './forms.ts'

export const fr = translation<typeof formWords>({
  error: 'Erreur',
  requiredFields: 'Champs obligatoires',
  completeFields: 'Merci de compléter les champs signalés',
  required: 'Ce champ est obligatoire',
  couldNotComplete: 'La demande n’a pas pu aboutir',
  optional: 'Facultatif',
  movedTitle: 'Merci de regarder encore une fois',
  moved: '« {label} » vaut maintenant {value}, le plus proche possible. Rien n’a encore été envoyé.',
  movedAway: '« {label} » ne peut pas être ce que vous avez écrit. Rien n’a encore été envoyé.',
})
