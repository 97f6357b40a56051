import { translation } from '../words.ts'
import type { handoverWords } from './handover.ts'

export const fr = translation<typeof handoverWords>({
  openWork: 'Il reste du travail en cours :',
  work: {
    jobs: '{count, plural, one {# intervention} other {# interventions}}',
    leads: '{count, plural, one {# prospect} other {# prospects}}',
    inbox: '{count, plural, one {# élément de la boîte} other {# éléments de la boîte}}',
    approvals: '{count, plural, one {# demande en attente d’approbation} other {# demandes en attente d’approbation}}',
  },
  handTo: 'Transmettre à',
  handToHint:
    'Cette personne reçoit un e-mail et les voit dans sa boîte. Ce qu’elle ne peut pas ouvrir revient à l’équipe.',
  choose: 'Choisissez un collègue',
  lacksAccess: '{name} (accès insuffisant)',
  nobody: 'Personne dans l’équipe ne peut ouvrir tout ce travail. Donnez d’abord accès à quelqu’un.',
  missing: 'Choisissez qui prend la suite.',
  act: 'Transmettre et désactiver',
})
