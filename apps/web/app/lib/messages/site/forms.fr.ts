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
  moved: '« {label} » vaut maintenant {value}, la valeur possible la plus proche. Rien n’a encore été envoyé.',
  movedAway: '« {label} » n’accepte pas la valeur saisie. Rien n’a encore été envoyé.',
})
